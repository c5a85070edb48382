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

/** Pixels that stay between the edge and what is brought into view. */
const EDGE = 8

/**
 * Buttons in one line, of which each but the pressed one has a `tabIndex` of -1: they are one stop of the Tab key, and arrows
 * lead from one to the next. Where they do not fit they scroll, by wheel, touch or with the focus.
 */
export function ScrollRow({ label, shown, row, children, more }: ScrollRowProps) {
  const isTooLong = useWholeOnly(row)
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
          scrollPaddingInline: `${EDGE}px`,
          // Half a word is none: it comes when it has room.
          '& > [data-cut]': { opacity: 0 },
          // Room for the focus ring of the buttons.
          p: '4px',
          m: '-4px',
        }}
      >
        {children}
      </Box>
      {isTooLong && more}
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

/**
 * Marks the buttons of which only a part is in view.
 * @returns whether the content is wider than its place, wherever it is scrolled to
 */
function useWholeOnly(ref: RefObject<HTMLElement | null>): boolean {
  const [isTooLong, setIsTooLong] = useState(false)
  useEffect(() => {
    const row = ref.current
    if (!row) return
    const measure = () => {
      // A pixel of tolerance: scroll positions are fractions on scaled screens.
      setIsTooLong(row.scrollWidth > row.clientWidth + 1)
      for (const button of row.children) button.toggleAttribute('data-cut', isCut(row, button))
    }
    const resizes = new ResizeObserver(measure)
    for (const element of [row, ...row.children]) resizes.observe(element)
    row.addEventListener('scroll', measure, { passive: true })
    return () => {
      resizes.disconnect()
      row.removeEventListener('scroll', measure)
    }
  }, [ref])
  return isTooLong
}

function isCut(row: Element, button: Element): boolean {
  const [around, own] = [row.getBoundingClientRect(), button.getBoundingClientRect()]
  // One that never fits is better seen in part than not at all.
  return own.width <= around.width && (own.left < around.left - 1 || own.right > around.right + 1)
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
