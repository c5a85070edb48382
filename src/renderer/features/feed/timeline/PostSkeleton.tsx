import Stack from '@mui/material/Stack'
import { SkeletonDisc, SkeletonLine } from '#renderer/ui/states/skeleton.ts'
import { Card } from '../card/PostSheet.ts'

const disc = { gridColumn: 1, gridRow: '1 / span 2', alignSelf: 'start', width: 44 }

/** Placeholder of a post with two lines of text. */
export function PostSkeleton({ index }: { readonly index: number }) {
  return (
    <Card as="div">
      <SkeletonDisc style={disc} />
      <Stack sx={{ height: 106, pt: '6px', gap: '14px' }}>
        <SkeletonLine sx={{ width: `${24 + ((index * 7) % 12)}%` }} />
        <SkeletonLine sx={{ width: '94%' }} />
        <SkeletonLine sx={{ width: `${48 + ((index * 23) % 32)}%` }} />
      </Stack>
    </Card>
  )
}
