import { useUndoableDeletion } from '#renderer/entities/deletion/undoable-deletion.ts'
import { excerpt } from '#renderer/entities/text/excerpt.ts'
import type { DeletableKind } from '#renderer/session/pending-deletions.ts'
import { useConfirm } from '#renderer/ui/confirm/confirm.ts'
import { copy } from '../copy.ts'

interface Deletable {
  readonly id: string
  readonly content: string
}

/**
 * Asks before a post or comment goes (spec §5). It then goes at once and may be brought back for a while; a failure is told
 * (spec §8).
 * @param done says that it is gone
 * @returns its last parameter is the note of the deletion
 */
export function useConfirmedDeletion(
  kind: DeletableKind,
  done: string,
): (what: Deletable, note?: string) => Promise<void> {
  const confirm = useConfirm()
  const { question, quoted, confirm: confirmLabel, failed } = copy.remove
  const remove = useUndoableDeletion(kind, { done, failed })
  return async ({ id, content }, note) => {
    // A picture alone has no words to know it by.
    const description = content === '' ? {} : { description: quoted(excerpt(content)) }
    if (await confirm({ title: question, ...description, confirmLabel, destructive: true })) remove(id, note)
  }
}
