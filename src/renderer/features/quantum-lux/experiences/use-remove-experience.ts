import { useReportFailure } from '#renderer/ui/toasts/use-report-failure.ts'
import { useConfirm } from '#renderer/ui/confirm/confirm.ts'
import { useToasts } from '#renderer/ui/toasts/use-toasts.ts'
import { copy } from '../copy.ts'
import type { Experience } from './experience.ts'
import { useDeleteExperience } from './experiences.ts'

const texts = copy.remove

/** Asks before an experience goes (spec §5), deletes it and tells how that went (spec §8). */
export function useRemoveExperience() {
  const confirm = useConfirm()
  const toasts = useToasts()
  const reportFailure = useReportFailure()
  const { mutateAsync, isPending, variables } = useDeleteExperience()
  const remove = async ({ id, title }: Experience) => {
    const question = { title: texts.question, description: texts.quoted(title), confirmLabel: texts.confirm }
    if (!(await confirm({ ...question, destructive: true }))) return
    try {
      await mutateAsync(id)
      toasts.success(texts.done)
    } catch (cause) {
      reportFailure(texts.failed, cause)
    }
  }
  return { remove, goingId: isPending ? variables : null }
}
