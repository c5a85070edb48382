import { z } from 'zod/mini'
import type { MemberScope } from '#renderer/session/member-scope.ts'
import { memberMap, useStored } from '#renderer/session/member-storage.ts'
import { usePendingFileAt } from '#renderer/session/pending-files.ts'
import type { ChatFile } from '../messages/message-file.ts'

/** A file that waits to become a message. Its bytes are kept apart, at `bytesPlace`. */
export interface FileToSend extends ChatFile {
  readonly size: number
  /** Where it will be stored: the same at every attempt. */
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

/** The place where the bytes of a message's file wait until it has arrived. */
export const bytesPlace = (messageId: string): string => `${BYTES}${messageId}`

/** Prefix of the keys of all files attached to drafts of messages. */
export const BYTES = 'chat/'

/** A file that was brought to a conversation and not sent yet. */
export interface DraftFile extends FileToSend {
  /** That of the message it will be. */
  readonly id: string
}

const schema: z.ZodMiniType<readonly DraftFile[]> = z.array(z.extend(fileToSendSchema, { id: z.uuid() }))

/** By friend. */
const drafts = memberMap('draft-files', schema)

const NONE: readonly DraftFile[] = []

/** Files of the draft to a friend, persisted with its text, in the order in which they were added. */
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

/** The files of all of a member's conversations. */
export const allDraftFilesOf = (member: MemberScope): readonly DraftFile[] =>
  member
    .part(drafts)
    .entries()
    .flatMap(([, files]) => files)

/** The file that waits to become this message; `undefined` until that is known, and for none. */
export const useBytes = (messageId: string): File | undefined => usePendingFileAt(bytesPlace(messageId))?.file
