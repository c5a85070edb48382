import { z } from 'zod/mini'
import { lostNotes, note } from '#renderer/session/journal.ts'
import { createStoredMap } from '#renderer/session/member-storage.ts'
import { fileToSendSchema, type FileToSend } from './file-to-send.ts'

/** A file that was brought to a conversation and not sent yet. */
export interface DraftFile extends FileToSend {
  /** That of the message it will be. */
  readonly id: string
}

const schema: z.ZodMiniType<readonly DraftFile[]> = z.array(z.extend(fileToSendSchema, { id: z.uuid() }))

const drafts = createStoredMap('draft-files/', schema)

/** Places whose files were changed in this start. */
const changed = new Set<string>()

const NONE: readonly DraftFile[] = []
const keyOf = (userId: string, friendId: string) => `${userId}/${friendId}`

/** What waits beside the text that is being written to a friend, kept as that is: in the order of bringing. */
export const draftFilesOf = (userId: string, friendId: string): readonly DraftFile[] =>
  drafts.get(keyOf(userId, friendId)) ?? NONE

export const useDraftFilesOf = (userId: string, friendId: string): readonly DraftFile[] =>
  drafts.useValue(keyOf(userId, friendId)) ?? NONE

export function changeDraftFiles(
  userId: string,
  friendId: string,
  change: (files: readonly DraftFile[]) => readonly DraftFile[],
): void {
  const before = draftFilesOf(userId, friendId)
  const files = change(before)
  if (files === before) return
  const key = keyOf(userId, friendId)
  changed.add(key)
  drafts.set(key, files.length > 0 ? files : undefined)
  note(`draft-files/${key}`, files)
}

/** Takes in what was brought or sent in the last seconds before the app was killed. */
async function recover(): Promise<void> {
  for (const [key, value] of await lostNotes('draft-files')) {
    const { data: lost, error } = schema.safeParse(value)
    if (!lost) console.error('what was noted of files is unreadable', error)
    else if (!changed.has(key)) drafts.set(key, lost.length > 0 ? lost : undefined)
  }
}

/** Nothing of an earlier start is missing any more. */
export const draftFilesRecovered = recover()

/** The files of all of a member's conversations. */
export const allDraftFilesOf = (userId: string): readonly DraftFile[] =>
  drafts
    .entries()
    .filter(([key]) => key.startsWith(`${userId}/`))
    .flatMap(([, files]) => files)
