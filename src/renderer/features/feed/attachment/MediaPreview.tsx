import Close from '@mui/icons-material/CloseRounded'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { useCallback, type CSSProperties } from 'react'
import { frameOf } from '#renderer/entities/files/show/MediaFrame.tsx'
import { radius, space } from '#renderer/theme/tokens.ts'
import { copy } from '../copy.ts'
import { isVideo, type MediaFacts } from './prepare-media.ts'

interface MediaPreviewProps {
  readonly file: File
  readonly facts: MediaFacts
  readonly isReadOnly: boolean
  readonly onRemove: () => void
}

/** Pixels. */
const MOST_HEIGHT = 280

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
        <Close />
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
