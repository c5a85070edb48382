import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import type { FormEvent, KeyboardEvent } from 'react'
import { useReportFailure } from '#renderer/entities/session/use-report-failure.ts'
import { isSendable } from '#renderer/lib/character-count.ts'
import { onControlEnter } from '#renderer/lib/submit-key.ts'
import { CharacterCounter } from '#renderer/ui/character-counter/CharacterCounter.tsx'
import { TextField } from '#renderer/ui/fields/TextField.tsx'
import { copy } from '../copy.ts'
import { POST_LIMIT, type Post } from '../posts/post.ts'
import { useEditPost } from './post-mutations.ts'

interface EditPostProps {
  readonly post: Post
  readonly text: string
  readonly takesFocus: boolean
  readonly onChange: (text: string) => void
  /** Saved or cancelled. */
  readonly onDone: () => void
  /** Left with Escape: nothing that was typed may get lost by one key. */
  readonly onPutAway: () => void
}

export function EditPost({ post, text, takesFocus, onChange, onDone, onPutAway }: EditPostProps) {
  const { mutateAsync, isPending } = useEditPost()
  const reportFailure = useReportFailure()
  const canSave = isSendable(text, POST_LIMIT) && !isPending

  const save = async () => {
    if (!canSave) return
    try {
      if (text.trim() !== post.content) await mutateAsync({ id: post.id, content: text.trim() })
      onDone()
    } catch (cause) {
      reportFailure(copy.edit.failed, cause)
    }
  }
  const submitOnKey = onControlEnter(() => void save())
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void save()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.nativeEvent.isComposing && !isPending) onPutAway()
    else submitOnKey(event)
  }
  return (
    <Stack component="form" onSubmit={submit} onKeyDown={onKeyDown} sx={{ gap: 1.25 }}>
      <TextField
        multiline
        autoFocus={takesFocus}
        minRows={3}
        value={text}
        onChange={(event) => onChange(event.target.value)}
        slotProps={{ htmlInput: { 'aria-label': copy.edit.text, readOnly: isPending } }}
      />
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1 }}>
        <CharacterCounter text={text} limit={POST_LIMIT} />
        <Button color="inherit" onClick={onDone} disabled={isPending} sx={{ ml: 'auto' }}>
          {copy.edit.cancel}
        </Button>
        <Button type="submit" variant="outlined" disabled={!canSave}>
          {isPending ? copy.edit.saving : copy.edit.save}
        </Button>
      </Stack>
    </Stack>
  )
}
