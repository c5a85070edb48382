import { useReportFailure } from '#renderer/ui/toasts/use-report-failure.ts'
import { useConfirm } from '#renderer/ui/confirm/confirm.ts'
import { useToasts } from '#renderer/ui/toasts/use-toasts.ts'
import { copy } from '../copy.ts'
import type { Album, Shelf } from './album.ts'
import { useDeleteAlbum } from './albums.ts'

const texts = copy.albums

/** Asks before an album goes (spec §5), deletes it and tells how that went (spec §8). */
export function useRemoveAlbum(shelf: Shelf) {
  const confirm = useConfirm()
  const toasts = useToasts()
  const reportFailure = useReportFailure()
  const { mutateAsync, isPending, variables } = useDeleteAlbum(shelf)
  const remove = async ({ id, title }: Album) => {
    const question = {
      title: texts.question,
      description: texts.quoted(title),
      confirmLabel: texts.confirmRemoval,
    }
    if (!(await confirm({ ...question, destructive: true }))) return
    try {
      await mutateAsync(id)
      toasts.success(texts.removed)
    } catch (cause) {
      reportFailure(texts.removeFailed, cause)
    }
  }
  return { remove, goingId: isPending ? variables : null }
}
