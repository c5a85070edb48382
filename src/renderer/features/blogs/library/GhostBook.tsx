import Box from '@mui/material/Box'
import { space } from '#renderer/theme/tokens.ts'
import { GhostLine } from '#renderer/ui/states/skeleton.ts'

/** Stands for a book that is on its way. */
export function GhostBook() {
  return (
    <div>
      <Box sx={{ aspectRatio: '2 / 3', borderRadius: '4px 10px 10px 4px', bgcolor: space.raised }} />
      <GhostLine sx={{ mt: '16px', width: '86%' }} />
      <GhostLine sx={{ mt: '12px', width: '52%' }} />
    </div>
  )
}
