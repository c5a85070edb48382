import type { MemberScope } from '#renderer/session/member-scope.ts'
import { pendingFile, pendingPlaces, removePendingFile } from '#renderer/session/pending-files.ts'
import { allDraftFilesOf, BYTES, bytesPlace, changeDraftFiles, type DraftFile } from './draft-files.ts'
import { outboxOf } from './outbox.ts'

const start = Date.now()

/**
 * Removes leftovers of an interrupted run: bytes without a message, and drafts whose bytes are gone or that are already
 * being sent.
 */
export async function removeUnusedFiles(member: MemberScope, friendId: string): Promise<void> {
  const places = await pendingPlaces(member)
  const sent = new Set(outboxOf(member).map(({ id }) => id))
  const drafts = allDraftFilesOf(member).map(({ id }) => id)
  const wanted = new Set([...sent, ...drafts].map(bytesPlace))
  for (const place of places) {
    const isOurs = place.startsWith(BYTES) && !wanted.has(place)
    const bytes = isOurs ? await pendingFile(member, place) : undefined
    if (bytes && bytes.keptAt < start) await removePendingFile(member, place)
  }
  // Read now: another file may have been added meanwhile.
  const left = new Set(await pendingPlaces(member))
  const isDraft = ({ id }: DraftFile) => left.has(bytesPlace(id)) && !sent.has(id)
  changeDraftFiles(member, friendId, (files) => (files.every(isDraft) ? files : files.filter(isDraft)))
}
