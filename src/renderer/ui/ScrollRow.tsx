import Box from '@mui/material/Box'
import { useEffect, useState, type KeyboardEvent, type ReactNode, type RefObject } from 'react'

interface ScrollRowProps {
  readonly label: string
  /** Whatever changes when another of the buttons becomes the pressed one, which is then brought into view. */
  readonly shown: string
  /** The element that scrolls. */
  readonly row: RefObject<HTMLDivElement | null>
  readonly children: ReactNode
  /** Behind the row where not all of it is in view: leads to the rest. */
  readonly more: ReactNode
}

/** Width of the fade where the row goes on, in pixels. */
const FADE = 28

/**
 * Buttons in one line, of which each but the pressed one has a `tabIndex` of -1: they are one stop of the Tab key, and arrows
 * lead from one to the next. Where they do not fit they scroll, by wheel, touch or with the focus.
 */
export function ScrollRow({ label, shown, row, children, more }: ScrollRowProps) {
  const hidden = useHiddenSides(row)
  usePressedInView(row, shown)
  return (
    <Box
      role="toolbar"
      aria-label={label}
      onKeyDown={goByArrows}
      sx={{ display: 'flex', alignItems: 'center', gap: 1 }}
    >
      <Box
        ref={row}
        sx={{
          position: 'relative',
          display: 'flex',
          gap: 1,
          flex: 1,
          minWidth: 0,
          overflowX: 'auto',
          scrollbarWidth: 'none',
          scrollPaddingInline: `${FADE}px`,
          // Room for the focus ring of the buttons.
          p: '4px',
          m: '-4px',
          maskImage: `linear-gradient(to right, ${edge(hidden.left)}, #000 ${FADE}px calc(100% - ${FADE}px), ${edge(hidden.right)})`,
        }}
      >
        {children}
      </Box>
      {hidden.any && more}
    </Box>
  )
}

/** Gives the focus to the button beside the one that has it, or to the first or last. */
function goByArrows(event: KeyboardEvent<HTMLElement>): void {
  const buttons = [...event.currentTarget.querySelectorAll('button')]
  const at = buttons.findIndex((button) => button === document.activeElement)
  const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: buttons.length - 1 }[event.key]
  if (at < 0 || to === undefined) return
  event.preventDefault()
  buttons.at(to % buttons.length)?.focus()
}

const edge = (isHidden: boolean) => (isHidden ? 'transparent' : '#000')

interface HiddenSides {
  readonly left: boolean
  readonly right: boolean
  /** The content is wider than its place, wherever it is scrolled to. */
  readonly any: boolean
}

const NOTHING_HIDDEN: HiddenSides = { left: false, right: false, any: false }

/** On which sides an element that scrolls sideways goes on beyond its edge. */
function useHiddenSides(ref: RefObject<HTMLElement | null>): HiddenSides {
  const [hidden, setHidden] = useState(NOTHING_HIDDEN)
  useEffect(() => {
    const row = ref.current
    if (!row) return
    const measure = () => setHidden((before) => settled(before, hiddenSides(row)))
    const resizes = new ResizeObserver(measure)
    for (const element of [row, ...row.children]) resizes.observe(element)
    row.addEventListener('scroll', measure, { passive: true })
    return () => {
      resizes.disconnect()
      row.removeEventListener('scroll', measure)
    }
  }, [ref])
  return hidden
}

/** A pixel of tolerance: scroll positions are fractions on scaled screens. */
function hiddenSides({ scrollLeft, scrollWidth, clientWidth }: HTMLElement): HiddenSides {
  const beyond = scrollWidth - clientWidth
  return { left: scrollLeft > 1, right: scrollLeft < beyond - 1, any: beyond > 1 }
}

/** The same object while nothing has changed, so that scrolling draws nothing anew. */
function settled(before: HiddenSides, now: HiddenSides): HiddenSides {
  const isSame = before.left === now.left && before.right === now.right && before.any === now.any
  return isSame ? before : now
}

/** Keeps the pressed button of a row in its middle whenever another one is pressed, or the room for the row changes. */
function usePressedInView(ref: RefObject<HTMLElement | null>, shown: string): void {
  useEffect(() => {
    const row = ref.current
    const pressed = row?.querySelector<HTMLElement>('[aria-pressed="true"]')
    if (!row || !pressed) return
    const show = () => {
      row.scrollLeft = pressed.offsetLeft + (pressed.offsetWidth - row.clientWidth) / 2
    }
    const resizes = new ResizeObserver(show)
    for (const element of [row, pressed]) resizes.observe(element)
    return () => resizes.disconnect()
  }, [ref, shown])
}
