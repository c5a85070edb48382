import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useState, type FormEvent, type KeyboardEvent } from 'react'
import { caretAtEnd } from '#renderer/lib/focus.ts'
import { onControlEnter } from '#renderer/lib/submit-key.ts'
import { draftText, useOptionalDraft } from '#renderer/session/drafts.ts'
import { useMember } from '#renderer/session/MemberProvider.tsx'
import { announce } from '#renderer/ui/announce.ts'
import { CharacterCounter } from '#renderer/ui/CharacterCounter.tsx'
import { TextField } from '#renderer/ui/fields/TextField.tsx'
import { whileBusy } from '#renderer/ui/while-busy.ts'
import { copy } from '../copy.ts'
import { useReportPostFailure } from '../posts/gone.ts'
import { POST_LIMIT, editPlace, hasMedia, mayBePublished, type Post } from '../posts/post.ts'
import { useEditPost, useTextsBeingSaved } from './post-mutations.ts'

interface EditPostProps {
  readonly post: Post
  readonly text: string
  readonly takesFocus: boolean
  readonly onChange: (text: string) => void
  readonly onSaved: (text: string) => void
  readonly onCancel: () => void
  /** Called on Escape; the draft is kept. */
  readonly onPutAway: () => void
}

/** Editor for the text of an own post. */
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

/** State of editing a post; the draft survives the card. */
export function useEditing(post: Post) {
  const member = useMember()
  const place = editPlace(post.id)
  const [draft, setDraft] = useOptionalDraft(place)
  const [isPutAway, setIsPutAway] = useState(draft === '')
  // A card that is mounted with an old draft must not take the focus.
  const [wasStarted, setWasStarted] = useState(false)
  const start = () => {
    if (!draft) setDraft(post.content)
    setWasStarted(true)
    setIsPutAway(false)
  }
  const stop = () => setDraft(undefined)
  /** The text was saved. Anything typed since then stays, in this card or in its replacement. */
  const finish = (saved: string) => {
    if (draftText(member, place)?.trim() === saved) stop()
  }
  /** Stops editing; the draft is there again next time. */
  const putAway = () => (!draft || draft === post.content ? stop() : setIsPutAway(true))
  const isEditing = draft !== undefined && !isPutAway
  return {
    isEditing,
    isUnsaved: isEditing || Boolean(draft),
    wasStarted,
    text: draft ?? '',
    setText: setDraft,
    start,
    stop,
    finish,
    putAway,
  }
}

/** Saves the edited text of a post. The field is read-only until then, but only in the card that sent it. */
export function useSaveEdit(post: Post, text: string, onSaved: (text: string) => void) {
  const { mutateAsync, isPending: isReadOnly } = useEditPost(post.id)
  const beingSaved = useTextsBeingSaved(post.id)
  const reportFailure = useReportPostFailure(post.id)
  const content = text.trim()
  const isSaving = isReadOnly || beingSaved.at(-1) === content
  const canSave = mayBePublished(text, hasMedia(post)) && !isSaving
  const isChange = content !== post.content || beingSaved.length > 0
  const save = async () => {
    if (!canSave) return
    try {
      if (isChange) await mutateAsync({ id: post.id, content })
      onSaved(content)
      announce(copy.edit.done)
    } catch (cause) {
      void reportFailure(copy.edit.failed, cause)
    }
  }
  return { isReadOnly, isSaving, canSave, save }
}
