import Stack from '@mui/material/Stack'
import { GhostDisc, GhostLine } from '#renderer/ui/states/skeleton.ts'

/** Stands for a comment of one line, with the gap between two. */
export const GhostComment = ({ index }: { readonly index: number }) => (
  <Stack direction="row" sx={{ gap: 1.25, height: '44.5px', mt: index > 0 ? 1.75 : 0 }}>
    <GhostDisc sx={{ width: 32, alignSelf: 'start' }} />
    <Stack sx={{ flex: 1, pt: '6px', gap: '12px' }}>
      <GhostLine sx={{ width: '22%' }} />
      <GhostLine sx={{ width: `${52 + ((index * 17) % 30)}%` }} />
    </Stack>
  </Stack>
)
