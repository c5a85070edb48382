import ChevronLeft from '@mui/icons-material/ChevronLeftRounded'
import ChevronRight from '@mui/icons-material/ChevronRightRounded'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'

interface ScrollRowProps {
  readonly label: string
  /** Whatever changes when another of the buttons becomes the pressed one, which is then brought into view. */
  readonly shown: string
  readonly children: ReactNode
}

/** Width of the fade where the row goes on, in pixels. */
const FADE = 28

/** Buttons in one line. Where they do not fit they scroll: by wheel, touch, arrows, or with the keyboard's focus. */
export function ScrollRow({ label, shown, children }: ScrollRowProps) {
  const row = useRef<HTMLDivElement>(null)
  const hidden = useHiddenSides(row)
  usePressedInView(row, shown)
  const turn = (direction: -1 | 1) => {
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'
    row.current?.scrollBy({ left: direction * row.current.clientWidth * 0.7, behavior })
  }
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
      {hidden.any && <Arrow isIdle={!hidden.left} onClick={() => turn(-1)} icon={<ChevronLeft />} />}
      <Box
        ref={row}
        role="group"
        aria-label={label}
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
      {hidden.any && <Arrow isIdle={!hidden.right} onClick={() => turn(1)} icon={<ChevronRight />} />}
    </Box>
  )
}

const edge = (isHidden: boolean) => (isHidden ? 'transparent' : '#000')

interface ArrowProps {
  readonly isIdle: boolean
  readonly onClick: () => void
  readonly icon: ReactNode
}

/** For the mouse only: with the keyboard the buttons themselves are reached, and scroll into view. */
function Arrow({ isIdle, onClick, icon }: ArrowProps) {
  return (
    <IconButton size="small" aria-hidden tabIndex={-1} disabled={isIdle} onClick={onClick} sx={{ p: 0.25 }}>
      {icon}
    </IconButton>
  )
}

export interface HiddenSides {
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
