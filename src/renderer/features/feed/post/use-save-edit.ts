import { useReportFailure } from '#renderer/ui/toasts/use-report-failure.ts'
import { announce } from '#renderer/ui/announce.ts'
import { copy } from '../copy.ts'
import { mayBePublished } from '../posts/may-be-published.ts'
import { hasMedia, type Post } from '../posts/post.ts'
import { useEditPost, useTextsBeingSaved } from './post-mutations.ts'

/** Saves the edited text of a post. From where it is sent it is read-only until then; whoever comes back may write on. */
export function useSaveEdit(post: Post, text: string, onSaved: (text: string) => void) {
  const { mutateAsync, isPending: isReadOnly } = useEditPost(post.id)
  const beingSaved = useTextsBeingSaved(post.id)
  const reportFailure = useReportFailure()
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
      reportFailure(copy.edit.failed, cause)
    }
  }
  return { isReadOnly, isSaving, canSave, save }
}
