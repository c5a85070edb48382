import { z } from 'zod/mini'
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

/** Prefix of the places of the bytes of all files to send. */
export const BYTES = 'chat/'

/**
 * Place of a file's bytes until it has arrived.
 * @param id of the draft file, and later of the job that sends it
 */
export const bytesPlace = (id: string): string => `${BYTES}${id}`

/** The bytes of a file to send; `undefined` if there are none, or until that is known. */
export const useBytes = (id: string): File | undefined => usePendingFileAt(bytesPlace(id))?.file
