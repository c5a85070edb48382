import Stack from '@mui/material/Stack'
import { space } from '#renderer/theme/tokens.ts'
import { GhostDisc, GhostLine } from '#renderer/ui/states/skeleton.ts'
import { Card } from '../post/Card.tsx'

const disc = {
  gridColumn: 1,
  gridRow: '1 / span 2',
  alignSelf: 'start',
  width: 44,
  boxShadow: `0 0 0 4px ${space.sheet}`,
}

/** Stands for a post with two lines of text. */
export function GhostPost({ index }: { readonly index: number }) {
  return (
    <Card as="div">
      <GhostDisc style={disc} />
      <Stack sx={{ height: 104, pt: '6px', gap: '14px' }}>
        <GhostLine sx={{ width: `${24 + ((index * 7) % 12)}%` }} />
        <GhostLine sx={{ width: '94%' }} />
        <GhostLine sx={{ width: `${48 + ((index * 23) % 32)}%` }} />
      </Stack>
    </Card>
  )
}
