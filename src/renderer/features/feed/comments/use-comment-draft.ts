import { useReportFailure } from '#renderer/ui/toasts/use-report-failure.ts'
import { isSendable } from '#renderer/lib/character-count.ts'
import { isTooMany } from '#renderer/server/errors.ts'
import { copy } from '../copy.ts'
import { commentPlace } from '../posts/draft-places.ts'
import { useDraft } from '#renderer/session/drafts.ts'
import { COMMENT_LIMIT } from './comment.ts'
import { useAddComment, useIsSendingComment } from './comments.ts'

/** The comment being written at a post: kept until it is out. */
export function useCommentDraft(postId: string) {
  const { text, id, setText, takeId, finish } = useDraft(commentPlace(postId))
  const { mutateAsync, isPending: isReadOnly, error, reset } = useAddComment(postId)
  const isSending = useIsSendingComment(postId, id) || isReadOnly
  const reportFailure = useReportFailure()
  const send = async () => {
    // Empty comments are ignored (spec §5).
    if (!isSendable(text, COMMENT_LIMIT) || isSending) return
    try {
      const comment = await mutateAsync({ id: takeId(), content: text.trim() })
      finish(comment.id)
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
  return { text, change, send, isReadOnly, isSending, mayRetry }
}
