import { styled } from '@mui/material/styles'
import { lamp, scale } from '#renderer/theme/tokens.ts'
import { copy } from '../copy.ts'
import { orbitLine } from '../posts/orbit-line.ts'

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  columnGap: 29.5,
  padding: '6px var(--edge)',
  borderBottom: `1px solid color-mix(in srgb, ${lamp.glow} 40%, transparent)`,
  ...orbitLine,
  ...scale.small,
  color: theme.palette.text.secondary,
}))

/** A star of four rays, as wide as it may stand on the orbit line. */
const Star = styled('svg')({ display: 'block', width: 14, height: 14, marginLeft: 14.5, fill: lamp.glow })

/** Between what is new to the member and what they have seen. */
export const SeenLine = () => (
  <Row>
    <Star viewBox="0 0 24 24" aria-hidden>
      <path d="M12 0c1 8 4 11 12 12-8 1-11 4-12 12-1-8-4-11-12-12 8-1 11-4 12-12z" />
    </Star>
    {copy.feed.lastVisit}
  </Row>
)
