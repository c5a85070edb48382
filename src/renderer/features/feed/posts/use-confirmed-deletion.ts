import { useUndoableDeletion, type DeletableKind } from '#renderer/entities/deletion/undoable-deletion.ts'
import { excerpt } from '#renderer/entities/text/excerpt.ts'
import { useConfirm } from '#renderer/ui/confirm/confirm.ts'
import { copy } from '../copy.ts'

interface Deletable {
  readonly id: string
  readonly content: string
}

/**
 * Confirms the deletion of a post or comment (spec §5), then hides it with an undo; a failure is reported (spec §8).
 */
export function useConfirmedDeletion<Note>(
  kind: DeletableKind<Note>,
): (what: Deletable, note: Note) => Promise<void> {
  const confirm = useConfirm()
  const { question, quoted, confirm: confirmLabel } = copy.remove
  const remove = useUndoableDeletion(kind)
  return async ({ id, content }, note) => {
    // A picture has no words to recognise it by.
    const description = content === '' ? {} : { description: quoted(excerpt(content)) }
    if (await confirm({ title: question, ...description, confirmLabel, destructive: true })) remove(id, note)
  }
}
