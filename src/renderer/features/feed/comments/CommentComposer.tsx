import Send from '@mui/icons-material/SendRounded'
import IconButton from '@mui/material/IconButton'
import Stack from '@mui/material/Stack'
import type { FormEvent } from 'react'
import { caretAtEnd } from '#renderer/lib/focus.ts'
import { countCharacters, isSendable } from '#renderer/lib/character-count.ts'
import { onEnter } from '#renderer/lib/submit-key.ts'
import { CharacterCounter, NEAR_LIMIT } from '#renderer/ui/CharacterCounter.tsx'
import { TextField } from '#renderer/ui/fields/TextField.tsx'
import { RetryNote } from '#renderer/ui/states/RetryNote.tsx'
import { whileBusy } from '#renderer/ui/while-busy.ts'
import { copy } from '../copy.ts'
import { COMMENT_LIMIT } from './comment.ts'
import { useCommentDraft } from './use-comment-draft.ts'

interface CommentComposerProps {
  readonly postId: string
}

/** Where a comment is written and sent. */
export function CommentComposer({ postId }: CommentComposerProps) {
  const { text, change, isReadOnly, isSending, mayRetry, ...draft } = useCommentDraft(postId)
  const send = () => void draft.send()
  const submit = (event: FormEvent<HTMLElement>) => {
    event.preventDefault()
    // The button is of no use once the text is gone, and could not keep the focus.
    event.currentTarget.querySelector('textarea')?.focus()
    send()
  }
  return (
    <Stack component="form" onSubmit={submit} sx={{ gap: 1 }}>
      {mayRetry && <RetryNote text={copy.comments.unsent} onRetry={send} />}
      <Stack direction="row" sx={{ gap: 1, alignItems: 'start' }}>
        <TextField
          multiline
          fullWidth
          size="small"
          maxRows={6}
          inputRef={caretAtEnd}
          value={text}
          placeholder={copy.comments.write}
          helperText={copy.comments.hint}
          onChange={(event) => change(event.target.value)}
          onKeyDown={onEnter(send)}
          slotProps={{ htmlInput: { 'aria-label': copy.comments.write, readOnly: isReadOnly } }}
        />
        <IconButton
          type="submit"
          color="primary"
          aria-label={copy.comments.send}
          title={copy.comments.send}
          disabled={!isSendable(text, COMMENT_LIMIT)}
          {...whileBusy(isSending)}
        >
          <Send />
        </IconButton>
      </Stack>
      {countCharacters(text) >= COMMENT_LIMIT - NEAR_LIMIT && (
        <CharacterCounter text={text} limit={COMMENT_LIMIT} />
      )}
    </Stack>
  )
}
