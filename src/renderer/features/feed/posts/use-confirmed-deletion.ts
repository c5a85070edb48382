import { useReportFailure } from '#renderer/ui/toasts/use-report-failure.ts'
import { announce } from '#renderer/ui/announce.ts'
import { useConfirm } from '#renderer/ui/confirm/confirm.ts'
import { copy } from '../copy.ts'
import { excerpt } from '#renderer/entities/text/excerpt.ts'

interface Deletable {
  readonly id: string
  readonly content: string
}

/**
 * Asks before a post or comment goes (spec §5), then deletes it and tells a failure (spec §8).
 * @param done said to who does not see it go
 */
export function useConfirmedDeletion(
  remove: (id: string) => Promise<unknown>,
  done: string,
): (what: Deletable) => Promise<void> {
  const confirm = useConfirm()
  const reportFailure = useReportFailure()
  return async ({ id, content }) => {
    const { question, quoted, confirm: confirmLabel, failed } = copy.remove
    // A picture alone has no words to know it by.
    const description = content === '' ? {} : { description: quoted(excerpt(content)) }
    if (!(await confirm({ title: question, ...description, confirmLabel, destructive: true }))) return
    try {
      await remove(id)
      announce(done)
    } catch (cause) {
      reportFailure(failed, cause)
    }
  }
}
