import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { KeyboardEvent, SubmitEvent } from 'react'
import { useDraft } from '#renderer/session/drafts.ts'
import { useReportFailure } from '#renderer/ui/toasts/use-report-failure.ts'
import { countCharacters } from '#renderer/lib/character-count.ts'
import { TextField } from '#renderer/ui/fields/TextField.tsx'
import { useToasts } from '#renderer/ui/toasts/use-toasts.ts'
import { whileBusy } from '#renderer/ui/while-busy.ts'
import { copy } from './copy.ts'
import { TITLE_LIMIT, type AlbumSource } from './album.ts'
import { useCreateAlbum } from './albums.ts'

interface NewAlbumProps {
  readonly shelf: AlbumSource
  readonly onClose: () => void
}

const texts = copy.albums

/**
 * Asks for the title of a new album, kept as a draft until it is created. An empty title cancels (spec §5), Escape
 * discards it.
 */
export function NewAlbum({ shelf, onClose }: NewAlbumProps) {
  const { text: title, setText: setTitle, takeId } = useDraft(`album/${shelf.key.join('/')}`)
  const toasts = useToasts()
  const reportFailure = useReportFailure()
  const { mutateAsync, isPending } = useCreateAlbum(shelf)
  const over = countCharacters(title.trim()) - TITLE_LIMIT
  const close = () => {
    setTitle('')
    onClose()
  }
  const create = async () => {
    if (isPending || over > 0) return
    if (title.trim() === '') return close()
    try {
      await mutateAsync({ id: takeId(), title: title.trim() })
      toasts.success(texts.created)
      close()
    } catch (cause) {
      reportFailure(texts.createFailed, cause)
    }
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    void create()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || isPending || event.nativeEvent.isComposing) return
    event.preventDefault()
    close()
  }
  return (
    <Box
      component="form"
      onSubmit={submit}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 1, mb: 2 }}
    >
      <TextField
        // The member has just opened it.
        autoFocus
        size="small"
        label={texts.name}
        value={title}
        error={over > 0}
        helperText={over > 0 && texts.over(over)}
        onChange={(event) => setTitle(event.target.value)}
        onKeyDown={onKeyDown}
        slotProps={{ htmlInput: { readOnly: isPending } }}
        sx={{ flex: '1 1 200px' }}
      />
      <Button type="submit" variant="outlined" {...whileBusy(isPending)}>
        {texts.confirm}
      </Button>
    </Box>
  )
}
