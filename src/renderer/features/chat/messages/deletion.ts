import { z } from 'zod/mini'
import { removeOrphanedFiles } from '#renderer/entities/files/upload/use-orphaned-files.ts'
import { defineDeletion } from '#renderer/entities/deletion/undoable-deletion.ts'
import { copy } from '../copy.ts'
import { deleteMessage } from './api.ts'
import { removeMessage } from './conversation-cache.ts'
import { invalidateSummaries } from './summaries-cache.ts'

/** An own message, deleted for both friends. */
export const deletableMessage = defineDeletion({
  name: 'message',
  note: z.object({ friendId: z.string(), hasFile: z.boolean() }),
  done: copy.removed,
  failed: copy.removeFailed,
  erase: async (supabase, id) => {
    await deleteMessage(supabase, id)
    return true
  },
  forget: (member, id, { friendId, hasFile }) => {
    removeMessage(member, { id, sender_id: member.id, receiver_id: friendId })
    invalidateSummaries(member)
    if (hasFile) removeOrphanedFiles(member)
  },
})
