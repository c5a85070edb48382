import { z } from 'zod/mini'
import type { MemberScope } from '#renderer/session/member-scope.ts'
import { memberMap, useStored } from '#renderer/session/member-storage.ts'
import { pendingFile, pendingPlaces, removePendingFile } from '#renderer/session/pending-files.ts'
import { BYTES, bytesPlace, fileToSendSchema, type FileToSend } from './file-to-send.ts'
import { messageJob } from './outbox.ts'

/** A file added to a conversation and not sent yet. */
export interface DraftFile extends FileToSend {
  /** Id of the future message. */
  readonly id: string
}

const schema: z.ZodMiniType<readonly DraftFile[]> = z.array(z.extend(fileToSendSchema, { id: z.uuid() }))

/** Draft files by friend. */
const drafts = memberMap('draft-files', schema)

const NONE: readonly DraftFile[] = []

/** Files of the draft to a friend, stored like its text, in the order in which they were added. */
export const draftFilesOf = (member: MemberScope, friendId: string): readonly DraftFile[] =>
  member.part(drafts).get(friendId) ?? NONE

export const useDraftFilesOf = (friendId: string): readonly DraftFile[] => useStored(drafts, friendId) ?? NONE

export function changeDraftFiles(
  member: MemberScope,
  friendId: string,
  change: (files: readonly DraftFile[]) => readonly DraftFile[],
): void {
  const before = draftFilesOf(member, friendId)
  const files = change(before)
  if (files !== before) member.part(drafts).set(friendId, files.length > 0 ? files : undefined)
}

/** The draft files of all of a member's conversations. */
export const allDraftFilesOf = (member: MemberScope): readonly DraftFile[] =>
  member
    .part(drafts)
    .entries()
    .flatMap(([, files]) => files)

const start = Date.now()

/**
 * Removes leftovers of an interrupted run: bytes without a message, and drafts whose bytes are gone or that are already
 * being sent.
 */
export async function removeUnusedFiles(member: MemberScope, friendId: string): Promise<void> {
  const places = await pendingPlaces(member)
  const { jobs, find } = member.part(messageJob.queue)
  const wanted = new Set([...jobs(), ...allDraftFilesOf(member)].map(({ id }) => bytesPlace(id)))
  for (const place of places) {
    const isOurs = place.startsWith(BYTES) && !wanted.has(place)
    const bytes = isOurs ? await pendingFile(member, place) : undefined
    if (bytes && bytes.keptAt < start) await removePendingFile(member, place)
  }
  // Read now: another file may have been added meanwhile.
  const left = new Set(await pendingPlaces(member))
  const isDraft = ({ id }: DraftFile) => left.has(bytesPlace(id)) && !find(id)
  changeDraftFiles(member, friendId, (files) => (files.every(isDraft) ? files : files.filter(isDraft)))
}
