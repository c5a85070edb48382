import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { nebula } from '#renderer/theme/tokens.ts'
import { whileBusy } from '#renderer/ui/while-busy.ts'
import { copy } from '../copy.ts'
import type { Area } from './crop-area.ts'
import { CropStage } from './CropStage.tsx'
import type { Chosen } from './PictureDialog.tsx'
import type { PictureTarget } from './picture-target.ts'
import { useSendPicture } from './use-send-picture.ts'

interface CropPictureProps {
  readonly target: PictureTarget
  readonly chosen: Chosen
  readonly onAnother: () => void
  readonly onDone: () => void
}

/** In sight wherever the rest is scrolled to. */
const Outcome = styled('div')({ padding: '8px 24px 0' })

const Progress = styled('progress')({ width: '100%', accentColor: nebula.cyan })

const texts = copy.picture

/** Lets a picture be cut, and sends it. What fails can be tried again as it stands. */
export function CropPicture({ target, chosen, onAnother, onDone }: CropPictureProps) {
  const [area, setArea] = useState<Area | null>(null)
  const { send, stop, progress, hasFailed } = useSendPicture(target, chosen.file, onDone)
  const isSending = progress !== null
  return (
    <>
      <DialogContent sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, pb: 1 }}>
        <CropStage chosen={chosen} shape={target.shape} isFixed={isSending} onArea={setArea} />
      </DialogContent>
      <Outcome>
        {hasFailed && (
          <Alert severity="error" variant="outlined" role="note">
            {texts.unsaved}
          </Alert>
        )}
        {isSending && <Progress aria-label={texts.sending} value={progress} />}
      </Outcome>
      <DialogActions sx={{ px: 3, pb: 2.5, flexWrap: 'wrap' }}>
        <Button color="inherit" onClick={isSending ? stop : onAnother}>
          {isSending ? texts.stop : texts.another}
        </Button>
        <Button
          variant="contained"
          disabled={area === null}
          onClick={() => void (area && send(area))}
          {...whileBusy(isSending)}
        >
          {hasFailed ? texts.retry : texts.save}
        </Button>
      </DialogActions>
    </>
  )
}
