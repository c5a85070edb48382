import { useReportFailure } from '#renderer/entities/session/use-report-failure.ts'
import { useConfirm } from '#renderer/ui/confirm/use-confirm.ts'
import { copy } from '../copy.ts'

/** Asks before a post or comment goes (spec §5), then deletes it and tells a failure (spec §8). */
export function useConfirmedDeletion(
  remove: (id: string) => Promise<unknown>,
): (id: string) => Promise<void> {
  const confirm = useConfirm()
  const reportFailure = useReportFailure()
  return async (id) => {
    const { question, confirm: confirmLabel, failed } = copy.remove
    if (!(await confirm({ title: question, confirmLabel, destructive: true }))) return
    try {
      await remove(id)
    } catch (cause) {
      reportFailure(failed, cause)
    }
  }
}
