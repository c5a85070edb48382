import Close from '@mui/icons-material/CloseRounded'
import DeleteOutline from '@mui/icons-material/DeleteOutlineRounded'
import Dialog from '@mui/material/Dialog'
import DialogTitle from '@mui/material/DialogTitle'
import IconButton from '@mui/material/IconButton'
import { useEffect, useEffectEvent, useId, useState } from 'react'
import AddPhoto from '@mui/icons-material/AddPhotoAlternateOutlined'
import Button from '@mui/material/Button'
import DialogContent from '@mui/material/DialogContent'
import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import { ink, radius, space } from '#renderer/theme/tokens.ts'
import { whileBusy } from '#renderer/ui/while-busy.ts'
import { useToasts } from '#renderer/ui/toasts/use-toasts.ts'
import { pastedFiles, useDropZone } from '../pick/drop-and-paste.ts'
import { usePickFile } from '../pick/use-pick-file.ts'
import { copy } from '../copy.ts'
import { decodePicture } from '../prepare/encode-picture.ts'
import { CropPicture, useReportPictureFailure } from './CropPicture.tsx'
import { CROP_SHAPES, type ChosenPicture, type CropShape, type PictureTarget } from './picture-target.ts'

interface PictureDialogProps {
  readonly target: PictureTarget
  readonly onClose: () => void
}

/** Dialog for choosing, cropping and saving a picture. */
export function PictureDialog({ target, onClose }: PictureDialogProps) {
  const title = useId()
  const [chosen, setChosen] = useState<ChosenPicture | null>(null)
  const { choose, take, isBusy } = usePickFile('image', async (file) => {
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
        <DialogContent sx={{ display: 'grid', justifyItems: 'stretch', gap: 1.5, pb: 3 }}>
          <ChoosePicture
            shape={target.shape}
            isOver={isOver}
            isBusy={isBusy}
            onChoose={() => void choose()}
          />
          {target.removal && <RemovePicture removal={target.removal} onDone={onClose} />}
        </DialogContent>
      )}
    </Dialog>
  )
}

/** Takes whatever is pasted while the dialog is open. */
function usePaste(take: (files: readonly File[]) => void): void {
  const onPaste = useEffectEvent((event: ClipboardEvent) => take(pastedFiles(event)))
  useEffect(() => {
    const listener = (event: ClipboardEvent) => onPaste(event)
    document.addEventListener('paste', listener)
    return () => document.removeEventListener('paste', listener)
  }, [])
}

interface ChoosePictureProps {
  readonly shape: CropShape
  /** Files are being dragged over the dialog. */
  readonly isOver: boolean
  readonly isBusy: boolean
  readonly onChoose: () => void
}

const Zone = styled('div')({
  display: 'grid',
  justifyItems: 'center',
  gap: 12,
  padding: '40px 20px',
  textAlign: 'center',
  border: `1.5px dashed ${space.lineField}`,
  borderRadius: radius.large,
  backgroundColor: space.deep,
  '&[data-over]': { backgroundColor: space.raised, borderStyle: 'solid' },
})

/** Outline of the future picture. */
const Outline = styled('div')({
  height: 72,
  border: `1.5px solid ${space.lineField}`,
  borderRadius: radius.small,
  '&[data-shape="square"]': { borderRadius: '50%' },
  '&[data-shape="banner"]': { height: 60 },
})

const texts = copy.picture

/** Asks for a picture: dropped, pasted or chosen. */
function ChoosePicture({ shape, isOver, isBusy, onChoose }: ChoosePictureProps) {
  return (
    <Zone data-over={isOver || undefined}>
      <Outline aria-hidden data-shape={shape} style={{ aspectRatio: CROP_SHAPES[shape].aspect }} />
      <Typography sx={{ textWrap: 'balance' }}>{texts.drop}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {texts.limits}
      </Typography>
      <Button
        autoFocus
        variant="contained"
        startIcon={<AddPhoto />}
        onClick={onChoose}
        {...whileBusy(isBusy)}
      >
        {texts.choose}
      </Button>
    </Zone>
  )
}

interface RemovePictureProps {
  readonly removal: NonNullable<PictureTarget['removal']>
  readonly onDone: () => void
}

/** Button that removes the current picture. */
function RemovePicture({ removal, onDone }: RemovePictureProps) {
  const [isGoing, setIsGoing] = useState(false)
  const toasts = useToasts()
  const reportFailure = useReportPictureFailure()
  const remove = async () => {
    setIsGoing(true)
    try {
      await removal.act()
      toasts.success(removal.done)
      onDone()
    } catch (cause) {
      reportFailure(cause)
      setIsGoing(false)
    }
  }
  return (
    <Button
      sx={{ justifySelf: 'center', color: ink.secondary }}
      startIcon={<DeleteOutline />}
      onClick={() => void remove()}
      {...whileBusy(isGoing)}
    >
      {removal.label}
    </Button>
  )
}
