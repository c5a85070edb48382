import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import type { FormEvent, KeyboardEvent } from 'react'
import { caretAtEnd } from '#renderer/lib/focus.ts'
import { onControlEnter } from '#renderer/lib/submit-key.ts'
import { CharacterCounter } from '#renderer/ui/CharacterCounter.tsx'
import { TextField } from '#renderer/ui/fields/TextField.tsx'
import { whileBusy } from '#renderer/ui/while-busy.ts'
import { copy } from '../copy.ts'
import { POST_LIMIT, type Post } from '../posts/post.ts'
import { useSaveEdit } from './use-save-edit.ts'

interface EditPostProps {
  readonly post: Post
  readonly text: string
  readonly takesFocus: boolean
  readonly onChange: (text: string) => void
  readonly onSaved: (text: string) => void
  readonly onCancel: () => void
  /** Left with Escape: nothing that was typed may get lost by one key. */
  readonly onPutAway: () => void
}

/** The text of an own post while it is being changed. */
export function EditPost({ post, text, takesFocus, onChange, onSaved, onCancel, onPutAway }: EditPostProps) {
  const { isReadOnly, isSaving, canSave, save } = useSaveEdit(post, text, onSaved)
  const submitOnKey = onControlEnter(() => void save())
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void save()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return submitOnKey(event)
    if (event.nativeEvent.isComposing || isSaving) return
    event.preventDefault()
    onPutAway()
  }
  return (
    <Stack component="form" onSubmit={submit} onKeyDown={onKeyDown} sx={{ gap: 1.25 }}>
      <TextField
        multiline
        autoFocus={takesFocus}
        minRows={3}
        inputRef={caretAtEnd}
        value={text}
        onChange={(event) => onChange(event.target.value)}
        slotProps={{ htmlInput: { 'aria-label': copy.edit.text, readOnly: isReadOnly } }}
      />
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <CharacterCounter text={text} limit={POST_LIMIT} />
        <Button color="inherit" onClick={onCancel} disabled={isSaving} sx={{ ml: 'auto' }}>
          {copy.edit.cancel}
        </Button>
        <Button type="submit" variant="outlined" disabled={!canSave && !isSaving} {...whileBusy(isSaving)}>
          {isSaving ? copy.edit.saving : copy.edit.save}
        </Button>
      </Stack>
    </Stack>
  )
}
