import Stack from '@mui/material/Stack'
import { GhostDisc, GhostLine } from '#renderer/ui/states/ghosts.ts'
import { LoadingRows } from '#renderer/ui/states/LoadingRows.tsx'
import { copy } from '../copy.ts'
import { ROW } from './FriendRows.tsx'

const widths = ['58%', '44%', '52%']

/** Stands for the friends until they are known. */
export const LoadingFriends = () => (
  <LoadingRows
    label={copy.loadingFriends}
    count={widths.length}
    row={(index) => (
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1.5, height: ROW, px: 1.25 }}>
        <GhostDisc sx={{ width: 38 }} />
        <GhostLine sx={{ width: widths[index] }} />
      </Stack>
    )}
  />
)
