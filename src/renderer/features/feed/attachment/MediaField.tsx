import Stack from '@mui/material/Stack'
import { TextField } from '#renderer/ui/fields/TextField.tsx'
import { copy } from '../copy.ts'
import { ALT_LIMIT } from '../posts/post.ts'
import { MediaPreview } from './MediaPreview.tsx'
import { isVideo } from './prepare-media.ts'
import type { DraftMedia } from './use-draft-media.ts'

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
