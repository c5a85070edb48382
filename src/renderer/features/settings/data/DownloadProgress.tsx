import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { copy } from './copy.ts'

interface DownloadProgressProps {
  readonly bytes: number
}

/** What is being done, and how much has arrived: nobody knows beforehand how much there is. */
export function DownloadProgress({ bytes }: DownloadProgressProps) {
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2 }}>
        <Typography variant="body2">{bytes === 0 ? copy.gathering : copy.writing}</Typography>
        {bytes > 0 && (
          <Typography variant="body2" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
            {copy.size(bytes)}
          </Typography>
        )}
      </Box>
      <LinearProgress aria-label={copy.progress} />
    </Box>
  )
}
