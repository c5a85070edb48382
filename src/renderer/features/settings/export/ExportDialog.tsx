import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import { whileBusy } from '#renderer/ui/while-busy.ts'
import { copy as settings } from '../copy.ts'
import { Outcome, PlainList } from '../Outcome.tsx'
import { copy } from './copy.ts'
import { useExport } from './use-export.ts'

interface DownloadDialogProps {
  readonly onClose: () => void
}

/** Says what the file will hold, and saves it where the member wants it. */
export function ExportDialog({ onClose }: DownloadDialogProps) {
  const { download, start, stop } = useExport(onClose)
  const isReading = download.status === 'reading'
  const failure = download.status === 'failed' ? download : null
  const act = failure?.isOfPlace ? copy.chooseAnother : failure ? copy.retry : copy.choose
  // A click beside it would throw away what has been read.
  const leave = (_event: unknown, reason: 'backdropClick' | 'escapeKeyDown') => {
    if (!isReading || reason === 'escapeKeyDown') onClose()
  }
  return (
    <Dialog
      open
      onClose={leave}
      maxWidth="xs"
      fullWidth
      aria-labelledby="download-title"
      aria-describedby="download-lead"
    >
      <DialogTitle id="download-title" variant="h3" component="h2">
        {settings.downloadData.title}
      </DialogTitle>
      <DialogContent id="download-lead" tabIndex={0} sx={{ pb: 1 }}>
        <Typography>{copy.lead}</Typography>
        <PlainList items={copy.holds} />
        <Typography sx={{ mt: 1.5 }}>{copy.advice}</Typography>
      </DialogContent>
      <Outcome
        progress={isReading && <DownloadProgress bytes={download.bytes} />}
        failure={failure?.message}
      />
      <DialogActions sx={{ px: 3, pb: 2.5, flexWrap: 'wrap' }}>
        <Button color="inherit" onClick={isReading ? stop : onClose}>
          {isReading ? copy.stop : copy.cancel}
        </Button>
        <Button
          variant="contained"
          autoFocus
          onClick={() => void start()}
          {...whileBusy(isReading || download.status === 'choosing')}
        >
          {act}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

interface DownloadProgressProps {
  readonly bytes: number
}

/** Step of the export and bytes so far: nobody knows beforehand how much there is. */
function DownloadProgress({ bytes }: DownloadProgressProps) {
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
