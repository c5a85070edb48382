import AddPhoto from '@mui/icons-material/AddPhotoAlternateOutlined'
import Button from '@mui/material/Button'
import DialogContent from '@mui/material/DialogContent'
import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import { radius, space } from '#renderer/theme/tokens.ts'
import { whileBusy } from '#renderer/ui/while-busy.ts'
import { copy } from '../copy.ts'
import { CROP_SHAPES, type CropShape } from './crop-shape.ts'

interface ChoosePictureProps {
  readonly shape: CropShape
  /** Files are held over the dialog. */
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

/** Outline of what the picture is going to be. */
const Outline = styled('div')({
  height: 72,
  border: `1.5px solid ${space.lineField}`,
  borderRadius: radius.small,
  '&[data-shape="square"]': { borderRadius: '50%' },
  '&[data-shape="banner"]': { height: 60 },
})

const texts = copy.picture

/** Asks for a picture: dropped, pasted or chosen. */
export function ChoosePicture({ shape, isOver, isBusy, onChoose }: ChoosePictureProps) {
  return (
    <DialogContent sx={{ pb: 3 }}>
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
    </DialogContent>
  )
}
