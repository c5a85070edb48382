import CircularProgress from '@mui/material/CircularProgress'
import { keyframes, styled } from '@mui/material/styles'
import { Fragment, type ReactNode } from 'react'
import { VisuallyHidden } from '../VisuallyHidden.tsx'

const appear = keyframes({ from: { visibility: 'hidden' } })

/** Appears after a delay: a short wait would only flash. */
const Rows = styled('div')({ position: 'relative', animation: `${appear} 1ms 300ms backwards` })

/** In a corner that the first row leaves free, so that it takes no room. */
const Ring = styled(CircularProgress)({
  position: 'absolute',
  top: 22,
  right: 22,
  // It stands for the words here, so it stays visible without motion.
  '@media (prefers-reduced-motion: reduce)': {
    display: 'block',
    '&, & circle': { animation: 'none' },
    '& circle': { strokeDasharray: '90 200' },
  },
})

interface LoadingRowsProps {
  /** Text for screen readers. */
  readonly label: string
  readonly count: number
  /** Renders one placeholder row, as high as a real one. */
  readonly row: (index: number) => ReactNode
  /** Shows a spinner above the rows (spec §2, the feed). */
  readonly hasRing?: boolean
}

/** Placeholder of a loading list, in the shape of its rows: nothing moves while loading or when it arrives. */
export function LoadingRows({ label, count, row, hasRing = false }: LoadingRowsProps) {
  return (
    <Rows role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      {hasRing && <Ring size={22} thickness={4} aria-label={label} />}
      {Array.from({ length: count }, (_, index) => (
        <Fragment key={index}>{row(index)}</Fragment>
      ))}
    </Rows>
  )
}
