import CircularProgress from '@mui/material/CircularProgress'
import { keyframes, styled } from '@mui/material/styles'
import { Fragment, type ReactNode } from 'react'
import { VisuallyHidden } from '../VisuallyHidden.tsx'

const appear = keyframes({ from: { visibility: 'hidden' } })

/** A short wait shows nothing: it would only flash. */
const Rows = styled('div')({ position: 'relative', animation: `${appear} 1ms 300ms backwards` })

/** In the corner that the first row leaves free: it takes no room. */
const Ring = styled(CircularProgress)({
  position: 'absolute',
  top: 22,
  right: 22,
  // It stands for the words here: still, but there.
  '@media (prefers-reduced-motion: reduce)': {
    display: 'block',
    '&, & circle': { animation: 'none' },
    '& circle': { strokeDasharray: '90 200' },
  },
})

interface LoadingRowsProps {
  /** Said to who does not see them. */
  readonly label: string
  readonly count: number
  /** One of them; it takes as much room as what it stands for. */
  readonly row: (index: number) => ReactNode
  /** A ring turns over them (spec §2, the feed). */
  readonly hasRing?: boolean
}

/** Stands for a list that is on its way, in the shape it will have: nothing moves meanwhile, nor when it comes. */
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
