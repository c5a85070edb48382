import { excerpt } from '#renderer/entities/text/excerpt.ts'
import { useReportFailure } from '#renderer/ui/toasts/use-report-failure.ts'
import { useConfirm } from '#renderer/ui/confirm/confirm.ts'
import { useToasts } from '#renderer/ui/toasts/use-toasts.ts'
import type { Blog } from '../blog/blog.ts'
import { useDeleteBlog } from '../blog/blogs.ts'
import { copy } from '../copy.ts'

const texts = copy.reader

/** Asks before a blog post goes, then deletes it and tells a failure (spec §8). @param onGone leads away from it */
export function useRemoveBlog({ id, title }: Blog, onGone: () => void) {
  const { mutateAsync, isPending } = useDeleteBlog()
  const confirm = useConfirm()
  const toasts = useToasts()
  const reportFailure = useReportFailure()
  const remove = async () => {
    const description = texts.quoted(excerpt(title))
    if (
      !(await confirm({
        title: texts.question,
        description,
        confirmLabel: copy.reader.remove,
        destructive: true,
      }))
    )
      return
    try {
      await mutateAsync(id)
      toasts.success(texts.removed)
      onGone()
    } catch (cause) {
      reportFailure(texts.removeFailed, cause)
    }
  }
  return { remove, isRemoving: isPending }
}
