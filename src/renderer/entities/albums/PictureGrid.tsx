import { styled } from '@mui/material/styles'
import type { ComponentProps, CSSProperties } from 'react'
import { radius, scale, space } from '#renderer/theme/tokens.ts'
import { GAP } from './justified-rows.ts'

/** Width by height beyond which a picture is cut off at its ends: it would be a line among others. */
const WIDEST = 2.4
const TALLEST = 0.6

/** Rows of about one height, each from edge to edge but for the last where it is not told how wide its pictures are. */
export const Grid = styled('ul')({
  '--row': '190px',
  display: 'flex',
  flexWrap: 'wrap',
  gap: GAP,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  // Takes what the last row leaves.
  '&::after': { content: '""', flex: '1000 1 0' },
  '&[data-justified]::after': { content: 'none' },
  '@container (max-width: 560px)': { '--row': '124px' },
  '@container (min-width: 1100px)': { '--row': '230px' },
})

const Item = styled('li')({
  position: 'relative',
  flex: 'var(--ratio) 1 calc(var(--ratio) * var(--row))',
  minWidth: 0,
  maxWidth: '100%',
  // What is written in it needs room.
  '&:has(form)': { minWidth: 'min(100%, 280px)' },
  // A hair less than it has, which it grows by: rounded up, a row would break.
  '[data-justified] > &': { flexBasis: 'calc(var(--width) - 0.5px)' },
  '&[aria-busy="true"]': { opacity: 0.5 },
})

interface CellProps extends ComponentProps<typeof Item> {
  readonly 'data-coming'?: boolean
  /** Width by height. */
  readonly ratio: number
  /** Pixels, where its row is to be filled. */
  readonly width?: number | undefined
}

/** A place in the grid for what has these proportions. */
export function Cell({ ratio, width, ...rest }: CellProps) {
  const style = { '--ratio': within(ratio), ...(width !== undefined && { '--width': `${width}px` }) }
  return <Item {...rest} style={style as CSSProperties} />
}

/** Width by height that a picture has in the grid. */
export const within = (ratio: number) => Math.min(WIDEST, Math.max(TALLEST, ratio))

/** The picture of a cell, and what lies over it. */
export const Frame = styled('div')({
  position: 'relative',
  aspectRatio: 'var(--ratio)',
  borderRadius: radius.medium,
  overflow: 'clip',
  backgroundColor: space.raised,
})

/** Below the picture, so much that the rows stay calm; all of it stands where the picture is large. */
export const Line = styled('p')({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  margin: '6px 2px 4px',
  ...scale.small,
  overflowWrap: 'anywhere',
})

const SHAPES = { one: 1.5, two: 0.75, three: 1.33, four: 1.5, five: 1, six: 1.5, seven: 1.33 }

/** Pictures that are under way. */
export const GridSkeleton = ({ label }: { readonly label: string }) => (
  <div role="status" aria-label={label}>
    <Grid aria-hidden>
      {Object.entries(SHAPES).map(([name, ratio]) => (
        <Cell key={name} ratio={ratio}>
          <Frame />
        </Cell>
      ))}
    </Grid>
  </div>
)
