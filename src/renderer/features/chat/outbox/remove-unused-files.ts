import {
  removePendingFile,
  pendingFilesAtom,
  readPendingFiles,
} from '#renderer/entities/files/upload/pending-files.ts'
import { store } from '#renderer/lib/store.ts'
import {
  allDraftFilesOf,
  bytesKey,
  bytesOf,
  changeDraftFiles,
  draftFilesRecovered,
  type DraftFile,
} from './draft-files.ts'
import { outboxOf, outboxRecovered } from './outbox.ts'

const start = Date.now()

/**
 * Forgets what an end in between has left: bytes of an earlier start without a message, and drafts whose bytes are gone
 * or that are on their way.
 */
export async function removeUnusedFiles(userId: string, friendId: string): Promise<void> {
  await Promise.all([readPendingFiles(), outboxRecovered, draftFilesRecovered])
  const kept = store.get(pendingFilesAtom) ?? new Map<string, never>()
  const sent = new Set(outboxOf(userId).map(({ id }) => id))
  const drafts = allDraftFilesOf(userId).map(({ id }) => id)
  const wanted = new Set([...sent, ...drafts].map((id) => bytesKey(userId, id)))
  for (const [key, { keptAt }] of kept)
    if (key.startsWith(bytesOf(userId)) && keptAt < start && !wanted.has(key)) await removePendingFile(key)
  // Asked for now: another may have been brought meanwhile.
  const left = store.get(pendingFilesAtom)
  const isDraft = ({ id }: DraftFile) => left?.has(bytesKey(userId, id)) === true && !sent.has(id)
  changeDraftFiles(userId, friendId, (files) => (files.every(isDraft) ? files : files.filter(isDraft)))
}
