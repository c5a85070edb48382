import AddPhoto from '@mui/icons-material/AddPhotoAlternateOutlined'
import Close from '@mui/icons-material/CloseRounded'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { useFileIntake } from '#renderer/entities/files/choosing/use-file-intake.ts'
import { preparePicture } from '#renderer/entities/files/pictures/prepare-picture.ts'
import { filePath } from '#renderer/entities/files/sending/file-path.ts'
import { useObjectAddress } from '#renderer/entities/files/shown/use-object-address.ts'
import { radius } from '#renderer/theme/tokens.ts'
import { whileBusy } from '#renderer/ui/while-busy.ts'
import { copy } from '../copy.ts'
import type { Cover } from './albums.ts'

interface CoverFieldProps {
  readonly folder: string
  readonly cover: Cover | null
  readonly isReadOnly: boolean
  readonly onChange: (cover: Cover | null) => void
}

/** Pixels of the longest side. */
const LONGEST = 1024

const texts = copy.albums

/** The picture of a new album, which it can do without. */
export function CoverField({ folder, cover, isReadOnly, onChange }: CoverFieldProps) {
  const { choose, isBusy } = useFileIntake('image', async (chosen) => {
    const { file } = await preparePicture(chosen, LONGEST)
    onChange({ file, path: filePath(folder, file) })
  })
  if (!cover)
    return (
      <Button
        color="inherit"
        startIcon={<AddPhoto />}
        onClick={() => void choose()}
        {...whileBusy(isBusy || isReadOnly)}
      >
        {texts.addCover}
      </Button>
    )
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
      <Preview key={cover.path} file={cover.file} />
      <IconButton
        size="small"
        aria-label={texts.removeCover}
        onClick={() => onChange(null)}
        {...whileBusy(isReadOnly)}
      >
        <Close fontSize="small" />
      </IconButton>
    </Box>
  )
}

function Preview({ file }: { readonly file: File }) {
  const address = useObjectAddress(file)
  return (
    <Box
      component="img"
      src={address}
      alt={texts.cover}
      sx={{ display: 'block', width: 56, height: 42, objectFit: 'cover', borderRadius: `${radius.small}px` }}
    />
  )
}
