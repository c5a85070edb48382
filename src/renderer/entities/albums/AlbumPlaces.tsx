import { styled } from '@mui/material/styles'
import { MemberConstellation } from '#renderer/entities/member/MemberConstellation.tsx'
import { radius, space } from '#renderer/theme/tokens.ts'

/** As many columns as fit. */
export const placeGrid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(172px, calc(50% - 6px)), 1fr))',
  gap: '12px',
  listStyle: 'none',
  margin: 0,
  padding: 0,
} as const

/** A single row with as many as fit. */
const Places = styled('div')({
  ...placeGrid,
  marginTop: 14,
  gap: '0 12px',
  gridTemplateRows: 'auto',
  gridAutoRows: 0,
  overflow: 'clip',
  '& > div': {
    aspectRatio: '4 / 3',
    overflow: 'clip',
    borderRadius: radius.medium,
    border: `1px dashed ${space.lineStrong}`,
    opacity: 0.8,
    // They have no colour of their own yet.
    filter: 'saturate(0.35)',
    '& > svg': { height: '100%', aspectRatio: 'auto' },
  },
})

/** Placeholders where albums will appear, or may not be seen: each a piece of night. */
export const AlbumPlaces = () => (
  <Places aria-hidden>
    {['one', 'two', 'three', 'four', 'five', 'six'].map((name) => (
      <div key={name}>
        <MemberConstellation seed={name} />
      </div>
    ))}
  </Places>
)
