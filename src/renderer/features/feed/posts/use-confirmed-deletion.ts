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
 * Confirms the deletion of a post or comment (spec §5), then hides it with an undo; a failure is reported (spec §8).
 * @param done text of the toast
 * @returns a function whose last parameter is the note of the deletion
 */
export function useConfirmedDeletion(
  kind: DeletableKind,
  done: string,
): (what: Deletable, note?: string) => Promise<void> {
  const confirm = useConfirm()
  const { question, quoted, confirm: confirmLabel, failed } = copy.remove
  const remove = useUndoableDeletion(kind, { done, failed })
  return async ({ id, content }, note) => {
    // A picture has no words to recognise it by.
    const description = content === '' ? {} : { description: quoted(excerpt(content)) }
    if (await confirm({ title: question, ...description, confirmLabel, destructive: true })) remove(id, note)
  }
}
