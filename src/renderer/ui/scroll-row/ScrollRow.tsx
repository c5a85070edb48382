import ChevronLeft from '@mui/icons-material/ChevronLeftRounded'
import ChevronRight from '@mui/icons-material/ChevronRightRounded'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { useRef, type ReactNode } from 'react'
import { useHiddenSides } from './use-hidden-sides.ts'
import { usePressedInView } from './use-pressed-in-view.ts'

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
