import Divider from '@mui/material/Divider'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { memo } from 'react'
import type { Friend } from '#renderer/entities/friends/friend.ts'
import { ink, lamp, roomyWindow, scale, space } from '#renderer/theme/tokens.ts'
import { isSavedByMenu } from '../messages/message-file.ts'
import { timeLabel } from '../messages/moments.ts'
import { copy } from '../copy.ts'
import { Aside, MessageMenu, Time } from './MessageMenu.tsx'
import { isTimed, MessageBubble } from './MessageBubble.tsx'
import { dayLabel, type TimelineRow } from './timeline.ts'

interface MessageRowProps extends TimelineRow {
  /** The first that the member had not read. */
  readonly startsNew: boolean
  /** The newest of the member's messages that the friend has read. */
  readonly isLastRead: boolean
  /** Whether it is that message or one before it. */
  readonly isRead: boolean
  readonly today: Date
  readonly friend: Friend
  /** Whether the Tab key stops at its menu, of all messages. */
  readonly isStop: boolean
}

const Row = styled('div')({
  display: 'flex',
  alignItems: 'start',
  paddingBottom: 2,
  [roomyWindow]: { paddingBottom: 3 },
  '&[data-own]': { flexDirection: 'row-reverse' },
  '&[data-ends-group]': { paddingBottom: 8, [roomyWindow]: { paddingBottom: 12 } },
})

/** One message on its side of the log, under the name of the day that it begins. */
export const MessageRow = memo(function MessageRow(props: MessageRowProps) {
  const { bubble, startsDay, startsGroup, endsGroup, isTimedBelow, startsNew } = props
  const { isLastRead, isRead, today, friend, isStop } = props
  const own = bubble.senderId !== friend.id
  const { id, text, file } = bubble
  const mayDelete = own && bubble.state === 'sent'
  const hasTime = isTimed(bubble, endsGroup, isLastRead)
  return (
    <>
      {startsDay !== null && <DayPill>{dayLabel(startsDay, today)}</DayPill>}
      {startsNew && <StartOfNew />}
      <Row data-own={own || undefined} data-ends-group={endsGroup || undefined}>
        <MessageBubble
          bubble={bubble}
          sender={own ? copy.you : friend.username}
          own={own}
          startsGroup={startsGroup}
          endsGroup={endsGroup}
          isLastRead={isLastRead}
          isRead={isRead}
        />
        <Aside>
          {(text !== null || isSavedByMenu(file) || mayDelete) && (
            <MessageMenu
              id={id}
              text={text}
              file={file}
              mayDelete={mayDelete}
              friend={friend}
              isStop={isStop}
            />
          )}
          {!hasTime && !isTimedBelow && <Time aria-hidden>{timeLabel(bubble.at)}</Time>}
        </Aside>
      </Row>
    </>
  )
})

const newLine = {
  py: 0.75,
  '&::before, &::after': { borderColor: `color-mix(in srgb, ${lamp.glow} 35%, transparent)` },
}

function StartOfNew() {
  return (
    <Divider sx={newLine}>
      <Typography variant="caption" sx={{ color: lamp.glow, fontSize: '0.75rem' }}>
        {copy.startsNew}
      </Typography>
    </Divider>
  )
}

const Pill = styled('div')({
  width: 'fit-content',
  padding: '2px 11px',
  // In colours of the system it has no ground of its own.
  outline: '1px solid transparent',
  borderRadius: 11,
  backgroundColor: space.raised,
  color: ink.secondary,
  ...scale.small,
  fontSize: '0.75rem',
  pointerEvents: 'none',
})
/** The name of a day, above its first message. */
const DayPill = styled(Pill)({ margin: '8px auto' })

/** The same over messages whose first is further up: for who scrolls, and gone a second later, since it stands on words. */
export const DayAbove = styled(Pill)({
  position: 'absolute',
  zIndex: 1,
  top: 8,
  left: '50%',
  transform: 'translateX(-50%)',
  '&:not([data-scrolling])': { opacity: 0, transition: 'opacity 240ms 1s' },
})
