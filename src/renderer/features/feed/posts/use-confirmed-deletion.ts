import { useReportFailure } from '#renderer/entities/session/use-report-failure.ts'
import { useConfirm } from '#renderer/ui/confirm/use-confirm.ts'
import { copy } from '../copy.ts'
import { excerpt } from './excerpt.ts'

interface Deletable {
  readonly id: string
  readonly content: string
}

/** Asks before a post or comment goes (spec §5), then deletes it and tells a failure (spec §8). */
export function useConfirmedDeletion(
  remove: (id: string) => Promise<unknown>,
): (what: Deletable) => Promise<void> {
  const confirm = useConfirm()
  const reportFailure = useReportFailure()
  return async ({ id, content }) => {
    const { question, quoted, confirm: confirmLabel, failed } = copy.remove
    const description = quoted(excerpt(content))
    if (!(await confirm({ title: question, description, confirmLabel, destructive: true }))) return
    try {
      await remove(id)
    } catch (cause) {
      reportFailure(failed, cause)
    }
  }
}
