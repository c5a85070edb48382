import { styled } from '@mui/material/styles'
import type { ComponentProps, CSSProperties } from 'react'
import { awaited } from '#renderer/entities/files/show/MediaFrame.tsx'
import { ink, radius, scale, space } from '#renderer/theme/tokens.ts'
import { GAP } from './justified-rows.ts'

/** Ratio (width to height) beyond which the ends of a picture are cut off: it would be a mere line. */
const WIDEST = 2.4
const TALLEST = 0.6

/** Layout of few pictures: together as high as the first view, or higher while one has text fields. */
function rows(count: number) {
  return `repeat(${count}, minmax(calc((var(--tall) - ${GAP * (count - 1)}px) / ${count}), auto))`
}

/** Rows of similar height that fill the width, except the last one if the widths are unknown. */
export const Grid = styled('ul')({
  '--row': '190px',
  display: 'flex',
  flexWrap: 'wrap',
  // A caption below one picture, or text fields, leave the others their height.
  alignItems: 'flex-start',
  gap: GAP,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  // Takes the rest of the last row.
  '&::after': { content: '""', flex: '1000 1 0' },
  '&[data-justified]::after': { content: 'none' },
  '@container (max-width: 560px)': { '--row': '124px' },
  '@container (min-width: 1100px)': { '--row': '230px' },
  // Few pictures fill the first view, whatever their ratios; the first is the largest.
  '&[data-few]': {
    '--tall': 'clamp(280px, 100vh - 304px, 56cqw)',
    display: 'grid',
    alignItems: 'stretch',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '&::after': { content: 'none' },
  },
  '@container (min-width: 560.05px)': {
    '&[data-few="1"]': {
      gridTemplateColumns: 'minmax(0, calc(var(--tall) * var(--first) * 1.4))',
      gridTemplateRows: 'minmax(min(var(--tall), 100cqw / var(--first)), auto)',
      justifyContent: 'center',
    },
    '&[data-few="2"]': {
      gridTemplateColumns: 'var(--halves)',
      gridTemplateRows: 'minmax(min(var(--tall), 140cqw / (var(--first) + var(--second))), auto)',
    },
    '&[data-few="3"], &[data-few="4"]': {
      gridTemplateColumns: 'clamp(42%, calc(var(--tall) * var(--first)), 66%) minmax(0, 1fr)',
    },
    '&[data-few="3"]': { gridTemplateRows: rows(2) },
    '&[data-few="4"]': { gridTemplateRows: rows(3) },
    '&[data-few="5"]': { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))', gridTemplateRows: rows(3) },
  },
})

const Item = styled('li')({
  position: 'relative',
  flex: 'var(--ratio) 1 calc(var(--ratio) * var(--row))',
  minWidth: 0,
  maxWidth: '100%',
  // Text fields need room.
  '&:has(form)': { minWidth: 'min(100%, 280px)' },
  // Slightly narrower than its share, and allowed to grow: rounding up would break the row.
  '[data-justified] > &': { flexBasis: 'calc(var(--width) - 0.5px)' },
  '&[aria-busy="true"]': { opacity: 0.5 },
  '[data-few] > &': { display: 'flex', flexDirection: 'column', flexBasis: 'auto' },
  // Below the first one there are two per row; the last one may have a row for itself.
  '@container (max-width: 560px)': {
    '[data-few] > &:is(:first-of-type, :last-of-type:nth-of-type(even), :has(form))': {
      gridColumn: '1 / -1',
    },
  },
  '@container (min-width: 560.05px)': {
    // Over the foot of their picture, so that its row keeps its height.
    '& > form': {
      position: 'absolute',
      zIndex: 1,
      inset: 'auto 0 0',
      margin: 0,
      padding: 12,
      borderRadius: radius.medium,
      backgroundColor: space.raised,
    },
    '[data-few="3"] > &:first-of-type': { gridRow: 'span 2' },
    '[data-few="4"] > &:first-of-type': { gridRow: 'span 3' },
    '[data-few="5"] > &': { gridColumn: 'span 2' },
    '[data-few="5"] > &:first-of-type': { gridColumn: 'span 4', gridRow: 'span 2' },
    '[data-few="5"] > &:nth-of-type(n + 4)': { gridColumn: 'span 3' },
  },
})

interface CellProps extends ComponentProps<typeof Item> {
  readonly 'data-coming'?: boolean
  /** Width to height. */
  readonly ratio: number
  /** Width in pixels if its row is filled. */
  readonly width?: number | undefined
}

/** A grid cell for a picture with this ratio. */
export function Cell({ ratio, width, ...rest }: CellProps) {
  const style = { '--ratio': within(ratio), ...(width !== undefined && { '--width': `${width}px` }) }
  return <Item {...rest} style={style as CSSProperties} />
}

/** Ratio (width to height) of a picture in the grid. */
export const within = (ratio: number) => Math.min(WIDEST, Math.max(TALLEST, ratio))

/** The picture of a cell and its overlays. */
export const Frame = styled('div')({
  position: 'relative',
  aspectRatio: 'var(--ratio)',
  borderRadius: radius.medium,
  overflow: 'clip',
  background: awaited,
  // Sized by its place in the layout, not by its content.
  '@container (min-width: 560.05px)': {
    '[data-few] > li > &': { flex: 1, aspectRatio: 'auto' },
    '[data-few] > li > & > :first-child': { position: 'absolute', inset: 0 },
  },
  '@container (max-width: 560px)': {
    '[data-few] > li:not(:first-of-type) > &': { aspectRatio: '4 / 3' },
  },
})

/** Overlay at the bottom of a picture, with a dark gradient; clicks pass through to the picture. */
export const Foot = styled('div')({
  position: 'absolute',
  inset: 'auto 0 0',
  padding: '24px 12px 9px',
  pointerEvents: 'none',
  color: ink.primary,
  background: `linear-gradient(transparent, color-mix(in srgb, ${space.cabin} 78%, transparent) 64%)`,
  '@media (forced-colors: active)': { background: 'Canvas', paddingTop: 9 },
})

/** Holds what is said of a picture: over its foot, or below it where pictures are small. */
export const Caption = styled(Foot)({
  borderRadius: `0 0 ${radius.medium}px ${radius.medium}px`,
  '@container (max-width: 560px)': {
    position: 'static',
    padding: '6px 2px 4px',
    background: 'none',
    color: ink.secondary,
  },
})

/** Cut off so that the picture remains visible; the lightbox shows all of it. */
export const Line = styled('p')({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  margin: 0,
  ...scale.small,
  overflowWrap: 'anywhere',
  '@container (max-width: 560px)': { WebkitLineClamp: 5 },
})

const SHAPES = { one: 1.5, two: 0.75, three: 1.33, four: 1.5, five: 1, six: 1.5, seven: 1.33 }

/** Placeholder of loading pictures. */
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
