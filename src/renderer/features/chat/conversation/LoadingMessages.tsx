import Box from '@mui/material/Box'
import { GhostLine } from '#renderer/ui/states/skeleton.ts'
import { LoadingRows } from '#renderer/ui/states/LoadingRows.tsx'
import { copy } from '../copy.ts'

/** Of a message of one line each; who wrote it alternates. */
const widths = ['46%', '62%', '34%', '56%', '40%']

/** Stands for a conversation until it is known, at its newest end. */
export const LoadingMessages = () => (
  <Box sx={{ flex: 1, minHeight: 0, overflow: 'hidden', display: 'grid', alignContent: 'end', px: 1.75 }}>
    <LoadingRows
      label={copy.loadingConversation}
      count={widths.length}
      row={(index) => (
        <GhostLine
          sx={{
            width: widths[index],
            height: 38,
            mb: 1.25,
            borderRadius: '18px',
            ml: index % 2 ? 'auto' : 0,
          }}
        />
      )}
    />
  </Box>
)
