import { removeOrphanedFiles } from '#renderer/entities/files/upload/use-orphaned-files.ts'
import { useUnsentDeletions } from '#renderer/entities/deletion/undoable-deletion.ts'
import type { DeletableKind } from '#renderer/session/pending-deletions.ts'
import { copy } from '../copy.ts'
import { deleteMessage } from './api.ts'
import { removeMessage } from './conversation-cache.ts'
import { invalidateSummaries } from './summaries-cache.ts'

const WITH_FILE = '/file'

/** Note of a deletion: the friend, and whether the message has a file. */
export const noteOf = (friendId: string, hasFile: boolean): string => friendId + (hasFile ? WITH_FILE : '')

/** An own message, deleted for both friends. */
export const deletableMessage: DeletableKind = {
  name: 'message',
  erase: (supabase, id) => deleteMessage(supabase, id),
  forget: (member, id, note) => {
    const [receiver_id = ''] = note.split('/')
    removeMessage(member, { id, sender_id: member.id, receiver_id })
    invalidateSummaries(member)
    if (note.endsWith(WITH_FILE)) removeOrphanedFiles(member)
    return Promise.resolve()
  },
}

const kinds = [deletableMessage]

/** Deletes messages that an earlier window could not delete on the server. */
export const useUnsentMessageDeletions = (): void => useUnsentDeletions(kinds, copy.removeFailed)
