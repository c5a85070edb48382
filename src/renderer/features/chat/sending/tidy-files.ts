import { forgetFile, keptFilesAtom, readKeptFiles } from '#renderer/entities/files/kept/kept-files.ts'
import { store } from '#renderer/lib/state/store.ts'
import { allDraftFilesOf, changeDraftFiles } from '../attachment/draft-files.ts'
import { bytesKey, bytesOf } from '../attachment/file-to-send.ts'
import { outboxOf } from './outbox.ts'

const start = Date.now()

/** Forgets what an end in between has left: bytes of an earlier start without a message, and drafts without bytes. */
export async function tidyFiles(userId: string, friendId: string): Promise<void> {
  await readKeptFiles()
  const kept = store.get(keptFilesAtom) ?? new Map<string, never>()
  const wanted = new Set(
    [...allDraftFilesOf(userId), ...outboxOf(userId)].map(({ id }) => bytesKey(userId, id)),
  )
  for (const [key, { keptAt }] of kept)
    if (key.startsWith(bytesOf(userId)) && keptAt < start && !wanted.has(key)) await forgetFile(key)
  changeDraftFiles(userId, friendId, (files) => files.filter(({ id }) => kept.has(bytesKey(userId, id))))
}
