import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { copy } from '../copy.ts'
import type { UploadUnderWay } from './upload-files.ts'

interface UploadProgressProps {
  readonly upload: UploadUnderWay
}

/** Progress of an upload, and a button to cancel it. */
export function UploadProgress({ upload: { share, cancel } }: UploadProgressProps) {
  const percent = Math.floor(share * 100)
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 2 }}>
      <Stack sx={{ flex: 1, gap: 0.5 }}>
        <Typography
          variant="body2"
          sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}
        >
          {copy.sending.share(percent)}
        </Typography>
        <LinearProgress variant="determinate" value={percent} aria-label={copy.sending.label} />
      </Stack>
      {cancel && (
        <Button color="inherit" onClick={cancel}>
          {copy.sending.cancel}
        </Button>
      )}
    </Stack>
  )
}
