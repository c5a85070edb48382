import Stack from '@mui/material/Stack'
import Close from '@mui/icons-material/CloseRounded'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { useCallback, type CSSProperties } from 'react'
import AddPhoto from '@mui/icons-material/AddPhotoAlternateOutlined'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { frameOf } from '#renderer/entities/files/show/MediaFrame.tsx'
import { radius, space } from '#renderer/theme/tokens.ts'
import { TextField } from '#renderer/ui/fields/TextField.tsx'
import { whileBusy } from '#renderer/ui/while-busy.ts'
import { copy } from '../copy.ts'
import { ALT_LIMIT } from '../posts/post.ts'
import { isVideo, type MediaFacts } from '../outbox/send-media.ts'
import type { DraftMedia } from './draft-media.ts'

interface MediaFieldProps {
  readonly media: DraftMedia
  readonly isReadOnly: boolean
}

/** The picture or video of a new post, and what a picture shows. */
export function MediaField({ media: { kept, alt, setAlt, remove }, isReadOnly }: MediaFieldProps) {
  if (!kept) return null
  return (
    <Stack sx={{ gap: 1.5 }}>
      <MediaPreview file={kept.file} facts={kept.facts} isReadOnly={isReadOnly} onRemove={remove} />
      {!isVideo(kept.file) && (
        <TextField
          multiline
          fullWidth
          size="small"
          maxRows={4}
          label={copy.create.alt}
          helperText={copy.create.altHint}
          value={alt}
          onChange={(event) => setAlt(event.target.value)}
          slotProps={{ htmlInput: { maxLength: ALT_LIMIT, readOnly: isReadOnly } }}
        />
      )}
    </Stack>
  )
}

interface MediaPreviewProps {
  readonly file: File
  readonly facts: MediaFacts
  readonly isReadOnly: boolean
  readonly onRemove: () => void
}

/** Pixels. As it will stand, but for the tallest: what there is to press stays near. */
const MOST_HEIGHT = 360

/** The file that will go with the post. */
export function MediaPreview({ file, facts, isReadOnly, onRemove }: MediaPreviewProps) {
  const source = useSource(file)
  const style = shapeOf(file, facts)
  return (
    <Box
      sx={{
        position: 'relative',
        overflow: 'hidden',
        borderRadius: `${radius.medium}px`,
        bgcolor: space.void,
        // Room for the button that removes it.
        minHeight: 56,
        alignContent: 'center',
      }}
    >
      {isVideo(file) ? (
        // eslint-disable-next-line jsx-a11y/media-has-caption -- members upload none
        <video ref={source} controls preload="metadata" aria-label={copy.create.video} style={style} />
      ) : (
        <img ref={source} alt={copy.create.image} style={style} />
      )}
      <IconButton
        aria-label={copy.create.removeFile}
        size="small"
        disabled={isReadOnly}
        onClick={onRemove}
        sx={{
          position: 'absolute',
          top: 8,
          right: 8,
          bgcolor: space.cabin,
          '&:hover': { bgcolor: space.raised },
        }}
      >
        <Close fontSize="small" />
      </IconButton>
    </Box>
  )
}

/** Its room is there before the picture is. */
function shapeOf(file: File, { width, height }: MediaFacts): CSSProperties {
  const { ratio, maxWidth } = frameOf({ isVideo: isVideo(file), width, height }, MOST_HEIGHT)
  return {
    display: 'block',
    width: '100%',
    maxWidth,
    aspectRatio: ratio,
    objectFit: 'scale-down',
    margin: 'auto',
  }
}

/** Shows a file in an element for as long as that is in the page. */
const useSource = (file: File) =>
  useCallback(
    (element: HTMLImageElement | HTMLVideoElement | null) => {
      const address = URL.createObjectURL(file)
      if (element) element.src = address
      return () => URL.revokeObjectURL(address)
    },
    [file],
  )

interface AttachButtonProps {
  readonly isPreparing: boolean
  readonly isDisabled: boolean
  readonly onChoose: () => void
}

/** In a narrow window the sign alone is seen. */
const Words = styled('span')(({ theme }) => ({ [theme.breakpoints.down('sm')]: { display: 'none' } }))

/** Leads to the dialog of the system. */
export function AttachButton({ isPreparing, isDisabled, onChoose }: AttachButtonProps) {
  const words = isPreparing ? copy.create.preparing : copy.create.attach
  return (
    <Button
      color="inherit"
      startIcon={<AddPhoto />}
      aria-label={words}
      disabled={isDisabled}
      onClick={onChoose}
      // In line with the picture of who writes.
      sx={{ ml: { xs: '-8px', sm: '-16px' }, minWidth: 44 }}
      {...whileBusy(isPreparing)}
    >
      <Words>{words}</Words>
    </Button>
  )
}
