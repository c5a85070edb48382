import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useMemo, useRef } from 'react'
import Button from '@mui/material/Button'
import KeyboardArrowDown from '@mui/icons-material/KeyboardArrowDown'
import IconButton, { type IconButtonProps } from '@mui/material/IconButton'
import type { Friend } from '#renderer/entities/friends/friend.ts'
import { hueOf } from '#renderer/entities/member/draw-planet.ts'
import { useMember } from '#renderer/session/MemberProvider.tsx'
import { useFocusFallback } from '#renderer/lib/focus.ts'
import { useToday } from '#renderer/lib/clock.ts'
import { roomyWindow, space } from '#renderer/theme/tokens.ts'
import { CountBadge } from '#renderer/ui/CountBadge.tsx'
import { useOneStop } from '#renderer/ui/virtual-list/list-focus.ts'
import { useNearEnd, useVirtualList } from '#renderer/ui/virtual-list/use-virtual-list.ts'
import { VirtualRows } from '#renderer/ui/virtual-list/VirtualRows.tsx'
import { useIsAway, WhenBack } from '#renderer/ui/states/WhenBack.tsx'
import { copy } from '../copy.ts'
import { useFriendReadAt } from '../messages/summaries-cache.ts'
import { MENU_BUTTON } from './MessageMenu.tsx'
import { DayAbove, MessageRow } from './MessageRow.tsx'
import { dayAbove, dayLabel, lastReadId, toRows, type Bubble } from './timeline.ts'
import { wallpaperOf } from './wallpaper.ts'
import { useNewest } from './use-newest.ts'
import type { OlderMessages } from './use-older-messages.ts'
import { useOpening } from './use-opening.ts'
import { useReading } from './use-reading.ts'

/** Pixels of a message of one line. */
const MESSAGE = 30
/** Messages above the window when the page before them is asked for. */
const AHEAD = 8
/** Pixels of the log in the lowest of windows. */
const LEAST = 80
/** Pixels from the newest end within which a member counts as being there. */
const NEAR = 80

const Ground = styled('div')({
  position: 'relative',
  flex: 1,
  minHeight: LEAST,
  display: 'flex',
  background: `center / cover ${space.void}`,
  // There, what is drawn in colours of its own would stay behind the words.
  '@media (forced-colors: active)': { backgroundImage: 'none !important' },
})

/** The light of the friend's planet along the head, into which what is further up fades. */
const FriendHorizon = styled('div')({
  position: 'absolute',
  zIndex: 1,
  inset: '-1px 0 auto',
  height: 28,
  pointerEvents: 'none',
  background: `linear-gradient(90deg, transparent, currentColor, transparent) top / 100% 1px no-repeat, linear-gradient(${space.void}, transparent)`,
  '@media (forced-colors: active)': { display: 'none' },
})

const logPlace = {
  flex: 1,
  display: 'flex',
  flexDirection: 'column-reverse',
  overflowY: 'auto',
  overflowAnchor: 'none',
  outlineOffset: -2,
  // A layer of its own: what is behind it is painted once.
  willChange: 'scroll-position',
  // How far there is to scroll concerns who is at it.
  '&:not(:hover, :focus-visible)::-webkit-scrollbar-thumb': { background: 'none' },
} as const

/** The bar takes its part of the right side. */
const rowsPlace = { pl: 1.25, pr: 0.5, width: '100%', [roomyWindow]: { pl: 2, pr: 1.25 } }

interface MessageLogProps {
  readonly friend: Friend
  readonly bubbles: readonly Bubble[]
  readonly hasOlder: boolean
  readonly older: OlderMessages
}

/** The scrolling log. Its newest end is its origin, so older pages and a growing input never move what is read. */
export function MessageLog({ friend, bubbles, hasOlder, older }: MessageLogProps) {
  const rows = useMemo(() => toRows(bubbles), [bubbles])
  const ids = useMemo(() => rows.map(({ bubble }) => bubble.id), [rows])
  const readAt = useFriendReadAt(friend.id)
  const readId = useMemo(() => lastReadId(rows, friend.id, readAt), [rows, friend.id, readAt])
  const readFrom = readId === null ? Infinity : ids.indexOf(readId)
  const list = useVirtualList({
    ids,
    estimate: MESSAGE,
    overscan: 6,
    isUpwards: true,
    near: NEAR,
    paddingStart: 12,
  })
  const { stop, listeners } = useOneStop(list, MENU_BUTTON)
  const opening = useOpening(friend.id, { rows, hasOlder, older, list })
  const { isAway, unread, toNewest, onKeyDown } = useNewest(friend, bubbles, list, opening.abandon)
  useNearEnd(list, AHEAD, hasOlder && older.status === 'idle', older.load)
  const today = useToday()
  const day = dayAbove(rows, list.lastSeen)
  const log = useRef<HTMLDivElement>(null)
  useReading(friend.id, { log, rows, size: list.size, opening })
  const heir = useFocusFallback(() => log.current)
  const { id: ownId } = useMember()
  const backgroundImage = useMemo(() => wallpaperOf(friend.id, ownId), [friend.id, ownId])
  return (
    <Ground style={{ backgroundImage }}>
      <FriendHorizon style={{ color: hueOf(friend.id) }} />
      <Box
        ref={log}
        role="log"
        // Further up, rows come into the page by scrolling: that is no news.
        aria-live={list.isNearOrigin ? 'polite' : 'off'}
        aria-busy={older.status === 'loading'}
        aria-label={copy.log(friend.username)}
        tabIndex={0}
        onKeyDown={onKeyDown}
        sx={logPlace}
      >
        <Box sx={rowsPlace}>
          {hasOlder ? <OlderPages {...older} /> : <Beginning friend={friend} />}
          <VirtualRows list={list} {...listeners}>
            {(index) => {
              const row = rows[index]
              return (
                row && (
                  <MessageRow
                    {...row}
                    startsNew={row.bubble.id === opening.firstNew}
                    isLastRead={index === readFrom}
                    isRead={index >= readFrom}
                    today={today}
                    friend={friend}
                    isStop={index === stop}
                  />
                )
              )
            }}
          </VirtualRows>
        </Box>
      </Box>
      {day !== null && (
        <DayAbove aria-hidden data-scrolling={list.virtualizer.isScrolling || undefined}>
          {dayLabel(day, today)}
        </DayAbove>
      )}
      {isAway && <ToNewestButton unread={unread} onClick={toNewest} {...heir} />}
    </Ground>
  )
}

const beginning = {
  width: 'fit-content',
  mx: 'auto',
  my: 2,
  px: 1.5,
  borderRadius: '12px',
  bgcolor: space.void,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  color: 'text.disabled',
}

function Beginning({ friend }: { readonly friend: Friend }) {
  return (
    <Typography variant="caption" component="p" sx={beginning}>
      {copy.beginning(friend.username)}
    </Typography>
  )
}

/** Top of the log while there is something older. */
function OlderPages({ status, load }: OlderMessages) {
  const isAway = useIsAway()
  return (
    <Box sx={{ display: 'flex', justifyContent: 'center', minHeight: 40, alignItems: 'center' }}>
      {status === 'loading' && (
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {copy.loadingOlder}
        </Typography>
      )}
      {status === 'failed' && isAway && <WhenBack />}
      {status === 'failed' && !isAway && (
        <Box role="alert" sx={{ textAlign: 'center' }}>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {copy.olderFailed}
          </Typography>
          <Button size="small" onClick={load}>
            {copy.retry}
          </Button>
        </Box>
      )}
    </Box>
  )
}

interface ToNewestButtonProps extends Pick<IconButtonProps, 'onBlur' | 'onClick' | 'onFocus'> {
  /** How many messages below were not read. */
  readonly unread: number
}

const Round = styled(IconButton)({
  position: 'absolute',
  zIndex: 1,
  insetInlineEnd: 16,
  bottom: 12,
  width: 40,
  height: 40,
  border: `1px solid ${space.line}`,
  backgroundColor: space.raised,
  '&:hover': { backgroundColor: space.own },
})
const onTop = { position: 'absolute', top: -12, left: '50%', transform: 'translateX(-50%)' } as const

/** Over a log that is scrolled up: the way back down, and how much is new there. */
function ToNewestButton({ unread, ...button }: ToNewestButtonProps) {
  return (
    <Round aria-label={copy.toNewest(unread)} {...button}>
      <KeyboardArrowDown />
      {unread > 0 && <CountBadge count={unread} aria-hidden style={onTop} />}
    </Round>
  )
}
