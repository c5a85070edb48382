import { z } from 'zod/mini'
import { createStoredMap } from '#renderer/lib/state/stored-map.ts'
import { fileToSendSchema, type FileToSend } from './file-to-send.ts'

/** A file that was brought to a conversation and not sent yet. */
export interface DraftFile extends FileToSend {
  /** That of the message it will be. */
  readonly id: string
}

const drafts = createStoredMap<readonly DraftFile[]>(
  'draft-files/',
  z.array(z.extend(fileToSendSchema, { id: z.uuid() })),
)

const NONE: readonly DraftFile[] = []
const keyOf = (userId: string, friendId: string) => `${userId}/${friendId}`

/** What waits beside the text that is being written to a friend, kept as that is: in the order of bringing. */
const draftFilesOf = (userId: string, friendId: string): readonly DraftFile[] =>
  drafts.get(keyOf(userId, friendId)) ?? NONE

export const useDraftFilesOf = (userId: string, friendId: string): readonly DraftFile[] =>
  drafts.useValue(keyOf(userId, friendId)) ?? NONE

export function changeDraftFiles(
  userId: string,
  friendId: string,
  change: (files: readonly DraftFile[]) => readonly DraftFile[],
): void {
  const files = change(draftFilesOf(userId, friendId))
  drafts.set(keyOf(userId, friendId), files.length > 0 ? files : undefined)
}

/** The files of all of a member's conversations. */
export const allDraftFilesOf = (userId: string): readonly DraftFile[] =>
  drafts
    .entries()
    .filter(([key]) => key.startsWith(`${userId}/`))
    .flatMap(([, files]) => files)
