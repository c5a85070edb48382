import Send from '@mui/icons-material/SendRounded'
import IconButton from '@mui/material/IconButton'
import Stack from '@mui/material/Stack'
import type { FormEvent } from 'react'
import { countCharacters, isSendable } from '#renderer/lib/character-count.ts'
import { caretAtEnd } from '#renderer/lib/focus.ts'
import { onEnter } from '#renderer/lib/submit-key.ts'
import { isRateLimited } from '#renderer/server/errors.ts'
import { useDraft } from '#renderer/session/drafts.ts'
import { useMember } from '#renderer/session/MemberProvider.tsx'
import { announce } from '#renderer/ui/announce.ts'
import { CharacterCounter, NEAR_LIMIT } from '#renderer/ui/CharacterCounter.tsx'
import { TextField } from '#renderer/ui/fields/TextField.tsx'
import { RetryNote } from '#renderer/ui/states/RetryNote.tsx'
import { whileBusy } from '#renderer/ui/while-busy.ts'
import { copy } from '../copy.ts'
import { COMMENT_LIMIT } from './comment.ts'
import { useReportPostFailure } from '../posts/gone.ts'
import { commentPlace } from '../posts/post.ts'
import { useAddComment, useIsSendingComment } from './comments.ts'

interface CommentComposerProps {
  readonly postId: string
}

/** Field and button for a new comment. */
export function CommentComposer({ postId }: CommentComposerProps) {
  const { text, change, isReadOnly, isSending, mayRetry, ...draft } = useCommentDraft(postId)
  const send = () => void draft.send()
  const submit = (event: FormEvent<HTMLElement>) => {
    event.preventDefault()
    // Once the text is sent the button is disabled and cannot keep the focus.
    event.currentTarget.querySelector('textarea')?.focus()
    send()
  }
  return (
    <Stack component="form" onSubmit={submit} sx={{ gap: 1 }}>
      {mayRetry && <RetryNote isOfSend text={copy.comments.unsent} onRetry={send} />}
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

/** Draft of a comment on a post, kept until it is sent. */
export function useCommentDraft(postId: string) {
  const { text, id, setText, takeId, finish } = useDraft(commentPlace(postId))
  const { mutateAsync, isPending: isReadOnly, error, reset } = useAddComment(postId)
  const isSending = useIsSendingComment(postId, id) || isReadOnly
  const member = useMember()
  const reportFailure = useReportPostFailure(postId)
  const send = async () => {
    // Empty comments are ignored (spec §5).
    if (!isSendable(text, COMMENT_LIMIT) || isSending) return
    try {
      const comment = await mutateAsync({ id: takeId(), content: text.trim() })
      finish(comment.id)
      if (!member.signal.aborted) announce(copy.comments.sent)
    } catch (cause) {
      void reportFailure(copy.comments.failed, cause)
    }
  }
  const change = (changed: string) => {
    setText(changed)
    if (error) reset()
  }
  // An immediate retry would be rate limited again.
  const mayRetry = error !== null && !isRateLimited(error)
  return { text, change, send, isReadOnly, isSending, mayRetry }
}
