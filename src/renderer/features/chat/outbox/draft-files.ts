import { z } from 'zod/mini'
import type { MemberScope } from '#renderer/session/member-scope.ts'
import { memberMap, useStored } from '#renderer/session/member-storage.ts'
import { usePendingFileAt } from '#renderer/session/pending-files.ts'
import type { ChatFile } from '../messages/message-file.ts'

/** A file that waits to become a message. Its bytes are stored separately, at `bytesPlace`. */
export interface FileToSend extends ChatFile {
  readonly size: number
  /** Storage path, the same for every attempt. */
  readonly path: string
}

export const fileToSendSchema = z.object({
  name: z.string(),
  type: z.string(),
  size: z.number(),
  width: z.nullable(z.number()),
  height: z.nullable(z.number()),
  path: z.string(),
})

/** Place of a message file's bytes until it has arrived. */
export const bytesPlace = (messageId: string): string => `${BYTES}${messageId}`

/** Prefix of the keys of all draft files. */
export const BYTES = 'chat/'

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

/** The pending file of a message; `undefined` if there is none, or until that is known. */
export const useBytes = (messageId: string): File | undefined => usePendingFileAt(bytesPlace(messageId))?.file
