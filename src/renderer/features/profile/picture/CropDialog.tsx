import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useEffect, useId, useState } from 'react'
import Cropper from 'react-easy-crop'
import 'react-easy-crop/react-easy-crop.css'
import { nebula, radius, space } from '#renderer/theme/tokens.ts'
import { whileBusy } from '#renderer/ui/while-busy.ts'
import { copy } from '../copy.ts'
import type { Cut } from './cut-picture.ts'
import { PICTURES, type PictureKind } from './picture-kind.ts'
import { useSavePicture } from './use-save-picture.ts'

interface CropDialogProps {
  readonly kind: PictureKind
  readonly file: File
  readonly onClose: () => void
}

const texts = copy.picture
const MOST_ZOOM = 4

/** Lets the member choose the part of a picture that is shown, and uploads it. */
export function CropDialog({ kind, file, onClose }: CropDialogProps) {
  const address = useAddressOf(file)
  const title = useId()
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [cut, setCut] = useState<Cut | null>(null)
  const { save, isSaving, progress } = useSavePicture(kind, onClose)
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={title}>
      <DialogTitle id={title} variant="h3" component="h2">
        {texts.title[kind]}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Box
          sx={{
            position: 'relative',
            height: 'min(360px, 50vh)',
            borderRadius: `${radius.medium}px`,
            overflow: 'clip',
            bgcolor: space.void,
          }}
        >
          <Cropper
            image={address}
            crop={crop}
            zoom={zoom}
            maxZoom={MOST_ZOOM}
            aspect={PICTURES[kind].aspect}
            cropShape={kind === 'avatar' ? 'round' : 'rect'}
            showGrid={false}
            disableAutomaticStylesInjection
            cropperProps={{ role: 'group', 'aria-label': texts.frame }}
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropComplete={(_, pixels) => setCut(pixels)}
          />
        </Box>
        <Box component="label" sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
          {texts.zoom}
          <Box
            component="input"
            type="range"
            min={1}
            max={MOST_ZOOM}
            step={0.05}
            value={zoom}
            onChange={(event) => setZoom(Number(event.currentTarget.value))}
            sx={{ flex: 1, minWidth: 0, accentColor: nebula.violet }}
          />
        </Box>
        {isSaving && (
          <Box
            component="progress"
            aria-label={texts.progress}
            value={progress}
            sx={{ width: 1, accentColor: nebula.cyan }}
          />
        )}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button color="inherit" onClick={onClose}>
          {texts.cancel}
        </Button>
        <Button
          variant="contained"
          disabled={cut === null}
          onClick={() => cut && void save(file, cut)}
          {...whileBusy(isSaving)}
        >
          {texts.save}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

/** An address for a file of this window, as long as it is shown. */
function useAddressOf(file: File): string {
  const [address] = useState(() => URL.createObjectURL(file))
  useEffect(() => () => URL.revokeObjectURL(address), [address])
  return address
}
