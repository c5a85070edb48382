import { z } from 'zod/mini'
import type { ChatFile } from '../thread/chat-file.ts'

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
