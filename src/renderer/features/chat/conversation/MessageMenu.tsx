import MoreHoriz from '@mui/icons-material/MoreHorizRounded'
import { styled } from '@mui/material/styles'
import { Suspense } from 'react'
import type { Friend } from '#renderer/entities/friends/friend.ts'
import { lazyComponent } from '#renderer/lib/lazy-component.tsx'
import { useAnchor } from '#renderer/lib/use-anchor.ts'
import { excerpt } from '#renderer/entities/text/excerpt.ts'
import { ink, scale, space } from '#renderer/theme/tokens.ts'
import { copy } from '../copy.ts'
import { kindOf, type PlacedFile } from '../messages/message-file.ts'

const MessageMenuItems = lazyComponent(() => import('./MessageMenuItems.tsx'), 'MessageMenuItems')

/** Finds the button in a row. */
export const MENU_BUTTON = '[aria-haspopup=menu]'

/** Pixels beside a message that are always free. */
export const ASIDE = 32

/**
 * What stands beside a message while somebody is at it, side by side where there is room and else one below the other. It
 * takes the place that the message leaves, and never makes its row any higher.
 */
export const Aside = styled('div')({
  flex: 1,
  alignSelf: 'stretch',
  contain: 'size',
  display: 'flex',
  flexWrap: 'wrap',
  alignContent: 'start',
  alignItems: 'center',
  columnGap: 8,
  minWidth: ASIDE,
  paddingInline: 2,
  overflow: 'clip',
  '[data-own] > &': { flexDirection: 'row-reverse' },
})

/** Of a message within a group. */
export const Time = styled('span')({
  color: ink.secondary,
  ...scale.small,
  fontSize: '0.75rem',
  lineHeight: '28px',
  opacity: 0,
  '[data-index]:is(:hover, :focus-within) &': { opacity: 1 },
})

const Button = styled('button')({
  position: 'relative',
  flexShrink: 0,
  display: 'grid',
  placeContent: 'center',
  width: 28,
  height: 28,
  padding: 0,
  border: 0,
  borderRadius: '50%',
  background: space.void,
  // Over all of a time that it takes the place of.
  boxShadow: `0 0 0 6px ${space.void}`,
  color: ink.secondary,
  cursor: 'pointer',
  '&:hover': { backgroundColor: space.raised, color: ink.primary },
  '&:focus-visible': { outlineOffset: -2 },
  // A tap points too, and reader and keyboard bring the focus.
  opacity: 0,
  '[data-index]:hover &, &:focus-visible, &[aria-expanded=true]': { opacity: 1 },
})

interface MessageMenuProps {
  readonly id: string
  readonly text: string | null
  readonly file: PlacedFile | null
  readonly mayDelete: boolean
  readonly friend: Friend
  readonly isStop: boolean
}

/** Menu of a message: actions on its text or picture, and on an own one that was sent. */
export function MessageMenu({ isStop, ...message }: MessageMenuProps) {
  const { anchor, wasOpened, open, close } = useAnchor()
  const words = message.text === null ? kindOf(message.file) : excerpt(message.text)
  const label = copy.messageOptions(words)
  return (
    <>
      <Button
        type="button"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={open}
        tabIndex={isStop ? 0 : -1}
      >
        <MoreHoriz fontSize="small" />
      </Button>
      <Suspense>
        {wasOpened && (
          <MessageMenuItems {...message} words={words} label={label} anchor={anchor} onClose={close} />
        )}
      </Suspense>
    </>
  )
}
