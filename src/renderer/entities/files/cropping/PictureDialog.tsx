import Close from '@mui/icons-material/CloseRounded'
import Dialog from '@mui/material/Dialog'
import DialogTitle from '@mui/material/DialogTitle'
import IconButton from '@mui/material/IconButton'
import { useEffect, useEffectEvent, useId, useState } from 'react'
import { pastedFiles } from '../choosing/pasted-files.ts'
import { useDropZone } from '../choosing/use-drop-zone.ts'
import { useFileIntake } from '../choosing/use-file-intake.ts'
import { copy } from '../copy.ts'
import { decodePicture } from '../pictures/decode-picture.ts'
import type { Size } from '../pictures/scaled-size.ts'
import { ChoosePicture } from './ChoosePicture.tsx'
import { CropPicture } from './CropPicture.tsx'
import type { PictureTarget } from './picture-target.ts'

interface PictureDialogProps {
  readonly target: PictureTarget
  readonly onClose: () => void
}

/** A picture that the member has brought. */
export interface Chosen {
  readonly file: File
  readonly size: Size
}

/** Lets a picture be brought, cut to its shape and stored. */
export function PictureDialog({ target, onClose }: PictureDialogProps) {
  const title = useId()
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const { choose, take, isBusy } = useFileIntake('image', async (file) => {
    const bitmap = await decodePicture(file)
    setChosen({ file, size: { width: bitmap.width, height: bitmap.height } })
    bitmap.close()
  })
  const takeOnce = (files: readonly File[]) => void (chosen === null && take(files))
  const { isOver, zone } = useDropZone(takeOnce)
  usePaste(takeOnce)
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={title} {...zone}>
      <DialogTitle id={title} variant="h2" sx={{ pr: 8 }}>
        {target.title}
      </DialogTitle>
      <IconButton
        aria-label={copy.picture.close}
        onClick={onClose}
        sx={{ position: 'absolute', top: 14, right: 14 }}
      >
        <Close />
      </IconButton>
      {chosen ? (
        <CropPicture target={target} chosen={chosen} onAnother={() => setChosen(null)} onDone={onClose} />
      ) : (
        <ChoosePicture shape={target.shape} isOver={isOver} isBusy={isBusy} onChoose={() => void choose()} />
      )}
    </Dialog>
  )
}

/** What is pasted anywhere while the dialog is open is for it. */
function usePaste(take: (files: readonly File[]) => void): void {
  const onPaste = useEffectEvent((event: ClipboardEvent) => take(pastedFiles(event)))
  useEffect(() => {
    const listener = (event: ClipboardEvent) => onPaste(event)
    document.addEventListener('paste', listener)
    return () => document.removeEventListener('paste', listener)
  }, [])
}
