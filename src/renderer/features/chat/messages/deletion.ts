import { removeOrphanedFiles } from '#renderer/entities/files/upload/use-orphaned-files.ts'
import { useUnsentDeletions } from '#renderer/entities/deletion/undoable-deletion.ts'
import type { DeletableKind } from '#renderer/session/pending-deletions.ts'
import { copy } from '../copy.ts'
import { deleteMessage } from './api.ts'
import { removeMessage } from './conversation-cache.ts'
import { invalidateSummaries } from './summaries-cache.ts'

const WITH_FILE = '/file'

/** The note of a deletion: with whom the member talked, and whether a file goes with the message. */
export const noteOf = (friendId: string, hasFile: boolean): string => friendId + (hasFile ? WITH_FILE : '')

/** An own message, which goes for both who talk. */
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

/** Deletes the messages of which an earlier window could not tell the server. */
export const useUnsentMessageDeletions = (): void => useUnsentDeletions(kinds, copy.removeFailed)
