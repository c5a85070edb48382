import Close from '@mui/icons-material/CloseRounded'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { useCallback } from 'react'
import { radius, space } from '#renderer/theme/tokens.ts'
import { copy } from '../copy.ts'
import { isVideo } from './prepare-media.ts'

interface MediaPreviewProps {
  readonly file: File
  readonly isReadOnly: boolean
  readonly onRemove: () => void
}

const shown = { display: 'block', maxWidth: '100%', maxHeight: 280, margin: 'auto' } as const

/** The file that will go with the post. */
export function MediaPreview({ file, isReadOnly, onRemove }: MediaPreviewProps) {
  const source = useSource(file)
  return (
    <Box
      sx={{
        position: 'relative',
        overflow: 'hidden',
        borderRadius: `${radius.medium}px`,
        bgcolor: space.void,
      }}
    >
      {isVideo(file) ? (
        // eslint-disable-next-line jsx-a11y/media-has-caption -- members upload none
        <video ref={source} controls preload="metadata" aria-label={copy.create.video} style={shown} />
      ) : (
        <img ref={source} alt={copy.create.image} style={shown} />
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
