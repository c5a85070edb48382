import Send from '@mui/icons-material/SendRounded'
import IconButton from '@mui/material/IconButton'
import Stack from '@mui/material/Stack'
import type { FormEvent } from 'react'
import { useReportFailure } from '#renderer/entities/session/use-report-failure.ts'
import { countCharacters, isSendable } from '#renderer/lib/character-count.ts'
import { onEnter } from '#renderer/lib/submit-key.ts'
import { isTooMany } from '#renderer/server/too-many.ts'
import { CharacterCounter, NEAR_LIMIT } from '#renderer/ui/character-counter/CharacterCounter.tsx'
import { TextField } from '#renderer/ui/fields/TextField.tsx'
import { RetryNote } from '#renderer/ui/states/RetryNote.tsx'
import { copy } from '../copy.ts'
import { useDraft } from '../posts/use-draft.ts'
import { COMMENT_LIMIT } from './comment.ts'
import { useAddComment } from './comments.ts'

interface CommentComposerProps {
  readonly postId: string
}

function useCommentDraft(postId: string) {
  const { text, setText, takeId } = useDraft(`comment/${postId}`)
  const { mutateAsync, isPending, error, reset } = useAddComment(postId)
  const reportFailure = useReportFailure()
  const send = async () => {
    // Empty comments are ignored (spec §5).
    if (!isSendable(text, COMMENT_LIMIT) || isPending) return
    try {
      await mutateAsync({ id: takeId(), content: text.trim() })
      setText('')
    } catch (cause) {
      reportFailure(copy.comments.failed, cause)
    }
  }
  const change = (changed: string) => {
    setText(changed)
    if (error) reset()
  }
  // Another try at once would be too much again.
  const mayRetry = error !== null && !isTooMany(error)
  return { text, change, send: () => void send(), isPending, mayRetry }
}

export function CommentComposer({ postId }: CommentComposerProps) {
  const { text, change, send, isPending, mayRetry } = useCommentDraft(postId)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send()
  }
  return (
    <Stack component="form" onSubmit={submit} sx={{ gap: 1 }}>
      {mayRetry && <RetryNote text={copy.comments.failed} onRetry={send} />}
      <Stack direction="row" sx={{ gap: 1, alignItems: 'start' }}>
        <TextField
          multiline
          fullWidth
          size="small"
          maxRows={6}
          value={text}
          placeholder={copy.comments.write}
          helperText={copy.comments.hint}
          onChange={(event) => change(event.target.value)}
          onKeyDown={onEnter(send)}
          slotProps={{ htmlInput: { 'aria-label': copy.comments.write, readOnly: isPending } }}
        />
        <IconButton
          type="submit"
          color="primary"
          aria-label={copy.comments.send}
          title={copy.comments.send}
          loading={isPending}
          disabled={!isSendable(text, COMMENT_LIMIT)}
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
