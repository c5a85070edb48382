import { z } from 'zod/mini'
import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { pendingFilesAtom, readPendingFiles } from '#renderer/entities/files/upload/pending-files.ts'
import { useAtomPart } from '#renderer/lib/store.ts'
import { lostNotes, note } from '#renderer/session/journal.ts'
import { createStoredMap } from '#renderer/session/member-storage.ts'
import { currentUserIdAtom } from '#renderer/session/session.ts'
import type { ChatFile } from '../messages/message-file.ts'

/** A file that waits to become a message. Its bytes are kept apart, under `bytesKey`. */
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

/** Where the bytes of a message's file are kept until it has arrived. */
export const bytesKey = (userId: string, messageId: string): string => `${bytesOf(userId)}${messageId}`

/** What the keys of all files begin with that a member has brought to conversations. */
export const bytesOf = (userId: string): string => `${userId}/chat/`

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

/** What is kept of the file that waits to become this message; `undefined` until that is known, and for none. */
export function useBytes(messageId: string): File | undefined {
  const key = bytesKey(useAtomValue(currentUserIdAtom) ?? '', messageId)
  useEffect(() => void readPendingFiles(), [])
  return useAtomPart(pendingFilesAtom, (files) => files?.get(key)?.file)
}
