import Popover from '@mui/material/Popover'
import { styled } from '@mui/material/styles'
import { useEffect, useRef, type KeyboardEvent } from 'react'
import { font, ink, radius, scale, space } from '#renderer/theme/tokens.ts'
import { copy } from '../copy.ts'

/** In one row; every group fills its rows, so that a column goes on from one to the next. */
const COLUMNS = 8

const letters = new Intl.Segmenter()
const apart = (text: string) => Array.from(letters.segment(text), ({ segment }) => segment)

/** What people who look at the sky together say most. */
const GROUPS = [
  [copy.emojiGroups.sky, apart('🌙⭐🌟✨💫☄️🪐🌌🔭🚀🛸🛰️👽🌍☀️🌞🌛🌜🌚🌝🌕🌈☁️🌧️')],
  [copy.emojiGroups.faces, apart('😀😄😁😂🤣😊😉😍🥰😘😋😜🤪😎🤓🥳🤗🤔🤫😴😌😮😱🥺😢😭😅🙄😡🤯🫠😇')],
  [copy.emojiGroups.hands, apart('👍👎👏🙌🙏🤝💪✌️🤞👋🤙👌🫶❤️🧡💛💚💙💜🖤💔💌💯🎯')],
  [copy.emojiGroups.life, apart('🐶🐱🐢🦊🦉🌱🌵🌻🌹🍞🥐🍫🍪☕🍵🍷🎂🎉🎁🎸🎵📷📚🏔️')],
] as const

const Place = styled('div')({
  width: 'min(336px, 100vw - 34px)',
  maxHeight: 312,
  padding: '4px 8px 8px',
  overflowY: 'auto',
})
const Title = styled('div')({
  padding: '8px 6px 2px',
  color: ink.secondary,
  ...scale.small,
  fontSize: '0.75rem',
  fontWeight: 600,
})
const Grid = styled('div')({ display: 'grid', gridTemplateColumns: `repeat(${COLUMNS}, 1fr)` })
const Emoji = styled('button')({
  height: 36,
  padding: 0,
  border: 0,
  borderRadius: radius.small,
  background: 'none',
  color: ink.primary,
  fontFamily: font.emoji,
  fontSize: '1.375rem',
  lineHeight: 1,
  cursor: 'pointer',
  '&:hover': { backgroundColor: space.line },
  '&:focus-visible': { outlineOffset: -2 },
})

interface EmojiPickerProps {
  /** The button at which it is open, `null` while it is closed. */
  readonly anchor: HTMLElement | null
  readonly onPick: (emoji: string) => void
  readonly onClose: () => void
  /** Called once it is closed, when something else may have the focus. */
  readonly onGone: () => void
}

/** Emoji to put into a message, as many as are wanted: it stays open until it is left. */
export const EmojiPicker = ({ anchor, onPick, onClose, onGone }: EmojiPickerProps) => (
  <Popover
    // Rendered inside the landmark it belongs to.
    container={() => anchor?.closest<HTMLElement>('[data-pane]') ?? document.body}
    anchorEl={anchor}
    open={anchor !== null}
    onClose={onClose}
    disableRestoreFocus
    transitionDuration={{ exit: 0 }}
    anchorOrigin={{ vertical: -8, horizontal: 'right' }}
    transformOrigin={{ vertical: 'bottom', horizontal: 'right' }}
    slotProps={{
      paper: {
        role: 'dialog',
        'aria-label': copy.emoji,
        sx: { bgcolor: space.raised, borderColor: space.lineStrong },
      },
      transition: { onExited: onGone },
    }}
  >
    <Groups onPick={onPick} />
  </Popover>
)

const STEPS: Partial<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -COLUMNS,
  ArrowDown: COLUMNS,
}

function Groups({ onPick }: Pick<EmojiPickerProps, 'onPick'>) {
  const place = useRef<HTMLDivElement>(null)
  const all = () => [...(place.current?.querySelectorAll('button') ?? [])]
  useEffect(() => place.current?.querySelector('button')?.focus(), [])
  const onKeyDown = (event: KeyboardEvent) => {
    // In the page it is elsewhere, but to the field, which sends with Enter, it would be inside.
    if (event.key !== 'Escape') event.stopPropagation()
    const step = STEPS[event.key]
    const buttons = all()
    const next = step === undefined ? undefined : buttons[buttons.findIndex(hasFocus) + step]
    if (!next) return
    event.preventDefault()
    next.focus()
  }
  return (
    <Place ref={place} onKeyDown={onKeyDown}>
      {GROUPS.map(([title, emoji], group) => (
        <div key={title} role="group" aria-label={title}>
          <Title aria-hidden>{title}</Title>
          <Grid>
            {emoji.map((each, index) => (
              <Emoji
                key={each}
                type="button"
                onClick={() => onPick(each)}
                // One stop of the Tab key; arrows lead on.
                tabIndex={group === 0 && index === 0 ? 0 : -1}
              >
                {each}
              </Emoji>
            ))}
          </Grid>
        </div>
      ))}
    </Place>
  )
}

const hasFocus = (element: Element) => element === document.activeElement
