import Box from '@mui/material/Box'
import { Children, useEffect, useState, type KeyboardEvent, type ReactNode, type RefObject } from 'react'

interface ScrollRowProps {
  readonly label: string
  /** Changes whenever another button becomes the pressed one, which is then scrolled into view. */
  readonly shown: string
  /** The element that scrolls. */
  readonly row: RefObject<HTMLDivElement | null>
  readonly children: ReactNode
  /** Shown after the row while part of it is out of view: leads to the rest. */
  readonly more: ReactNode
}

/** Pixels around the buttons, for their focus ring. */
const RING = 4

/** Pixels between the edge and a button that is scrolled into view. */
const EDGE = 8

/**
 * A row of buttons that is one Tab stop: all but the pressed button have a `tabIndex` of -1, and arrow keys move
 * between them. If they do not fit, the row scrolls by wheel, touch or focus.
 */
export function ScrollRow({ label, shown, row, children, more }: ScrollRowProps) {
  const isTooLong = useWholeOnly(row, Children.count(children))
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
          flex: 1,
          minWidth: 0,
          overflowX: 'auto',
          scrollbarWidth: 'none',
          scrollPaddingInline: `${EDGE}px`,
          // A button that is cut off is hidden until there is room for it.
          '& > [data-cut]': { opacity: 0 },
          // Room for the focus ring of the buttons.
          p: `${RING}px`,
          m: `-${RING}px`,
        }}
      >
        {children}
      </Box>
      {isTooLong && more}
    </Box>
  )
}

/** Moves the focus to the previous, next, first or last button. */
function goByArrows(event: KeyboardEvent<HTMLElement>): void {
  const buttons = [...event.currentTarget.querySelectorAll('button')]
  const at = buttons.findIndex((button) => button === document.activeElement)
  const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: buttons.length - 1 }[event.key]
  if (at < 0 || to === undefined) return
  event.preventDefault()
  buttons.at(to % buttons.length)?.focus()
}

/**
 * Marks the buttons that are only partly in view.
 * @param count number of buttons: a new one is observed too
 * @returns whether the content is wider than the row, whatever its scroll position
 */
function useWholeOnly(ref: RefObject<HTMLElement | null>, count: number): boolean {
  const [isTooLong, setIsTooLong] = useState(false)
  useEffect(() => {
    const row = ref.current
    if (!row) return
    const measure = () => {
      // One pixel of tolerance: scroll positions are fractions on scaled screens.
      // Nor does the button after the row count, which would keep itself there in a window that grows.
      setIsTooLong(row.scrollWidth > (row.parentElement?.clientWidth ?? 0) + 2 * RING + 1)
      for (const button of row.children) button.toggleAttribute('data-cut', isCut(row, button))
    }
    const resizes = new ResizeObserver(measure)
    for (const element of [row, ...row.children]) resizes.observe(element)
    row.addEventListener('scroll', measure, { passive: true })
    return () => {
      resizes.disconnect()
      row.removeEventListener('scroll', measure)
    }
  }, [ref, count])
  return isTooLong
}

function isCut(row: Element, button: Element): boolean {
  const [around, own] = [row.getBoundingClientRect(), button.getBoundingClientRect()]
  // A button wider than the row is better cut off than hidden.
  return own.width <= around.width && (own.left < around.left - 1 || own.right > around.right + 1)
}

/** Centres the pressed button whenever another one is pressed or the width of the row changes. */
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
