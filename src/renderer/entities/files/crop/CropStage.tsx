import ZoomIn from '@mui/icons-material/ZoomInRounded'
import ZoomOut from '@mui/icons-material/ZoomOutRounded'
import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import { useEffect, useId, useState } from 'react'
import Cropper from 'react-easy-crop'
import 'react-easy-crop/react-easy-crop.css'
import { takeFocus, whenPresent } from '#renderer/lib/focus.ts'
import { ink, nebula, radius, space } from '#renderer/theme/tokens.ts'
import { copy } from '../copy.ts'
import { useObjectAddress } from '../show/use-file-address.ts'
import { largestZoom, type Area } from './crop-area.ts'
import { CROP_SHAPES, type ChosenPicture, type CropShape } from './picture-target.ts'

interface CropStageProps {
  readonly chosen: ChosenPicture
  readonly shape: CropShape
  /** The picture is being uploaded and cannot be moved. */
  readonly isFixed: boolean
  readonly onArea: (area: Area) => void
}

const Stage = styled('div')({
  position: 'relative',
  height: 'clamp(120px, 38vh, 340px)',
  borderRadius: radius.medium,
  overflow: 'clip',
  backgroundColor: space.void,
  '&[data-fixed]': { pointerEvents: 'none' },
  '& [role="group"]:focus-visible': { outline: `2px solid ${ink.primary}`, outlineOffset: 2 },
})

const Zoom = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  padding: '0 4px',
  color: ink.secondary,
})

const Range = styled('input')({ flex: 1, minWidth: 0, accentColor: nebula.violet })

/** Pixels per press of an arrow key. */
const STEP = 10

const texts = copy.picture

/** The picture under the crop frame, moved and zoomed by pointer, wheel and keys. */
export function CropStage({ chosen: { file, size }, shape, isFixed, onArea }: CropStageProps) {
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const address = useObjectAddress(file)
  const most = largestZoom(size, shape)
  const frame = useId()
  // Rendered only after the picture was measured, when the previously focused element is gone.
  useEffect(() => whenPresent(`[id="${frame}"]`, takeFocus), [frame])
  return (
    <>
      <Stage data-fixed={isFixed || undefined} inert={isFixed}>
        <Cropper
          image={address}
          crop={crop}
          zoom={zoom}
          minZoom={1}
          maxZoom={most}
          zoomSpeed={0.4}
          aspect={CROP_SHAPES[shape].aspect}
          cropShape={shape === 'square' ? 'round' : 'rect'}
          disableAutomaticStylesInjection
          showGrid={shape !== 'square'}
          keyboardStep={STEP}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(_share, area) => onArea(area)}
          cropperProps={{ id: frame, role: 'group', 'aria-label': texts.area }}
          mediaProps={{ alt: '' }}
        />
      </Stage>
      <Zoom>
        <ZoomOut aria-hidden fontSize="small" />
        <Range
          type="range"
          aria-label={texts.zoom}
          min={1}
          max={most}
          step="any"
          value={zoom}
          disabled={most === 1}
          aria-disabled={isFixed}
          onChange={(event) => !isFixed && setZoom(Number(event.target.value))}
        />
        <ZoomIn aria-hidden fontSize="small" />
      </Zoom>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {texts.hint}
      </Typography>
    </>
  )
}
