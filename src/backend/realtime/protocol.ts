import { z } from 'zod'

/** One message of the Phoenix protocol, version 2.0.0. */
export interface Frame {
  /** Reference of the join that the message belongs to. */
  readonly joinRef: string | null
  /** Reference that the answer repeats. */
  readonly ref: string | null
  readonly topic: string
  readonly event: string
  readonly payload: unknown
}

/** A message of the server, with a JSON value as its content. */
export interface Broadcast {
  readonly event: string
  readonly payload: unknown
  /** Id of the message in the database, if it comes from there. */
  readonly id?: string
}

const messageSchema = z.tuple([
  z.string().nullable(),
  z.string().nullable(),
  z.string(),
  z.string(),
  z.unknown(),
])

/** Configuration that a client joins a channel with (`phx_join`). */
export const joinSchema = z.object({
  access_token: z.string().nullish(),
  config: z
    .object({
      private: z.boolean().default(false),
      /** `replication_ready` asks to be told when messages of the database are delivered. */
      broadcast: z.object({ replication_ready: z.boolean().default(false) }).prefault({}),
      presence: z.object({ key: z.string().default(''), enabled: z.boolean().default(false) }).prefault({}),
      postgres_changes: z.array(z.unknown()).default([]),
    })
    .prefault({}),
})

export type JoinConfig = z.infer<typeof joinSchema>['config']

/** First byte of a broadcast, and the byte that tells that its content is JSON. */
const broadcastKind = 4
const jsonContent = 1

/** Longest name in bytes: the header has one byte for its length. */
const longestName = 255

/** Most bytes of a content; Realtime passes over what is longer. */
export const longestContent = 3_000_500

/**
 * Messages of clients are JSON arrays, `[join_ref, ref, topic, event, payload]`, as are all to them but broadcasts.
 * @throws Error if the text is not a message
 */
export function decode(text: string): Frame {
  const [joinRef, ref, topic, event, payload] = messageSchema.parse(JSON.parse(text))
  return { joinRef, ref, topic, event, payload }
}

export function encode({ joinRef, ref, topic, event, payload }: Frame): string {
  return JSON.stringify([joinRef, ref, topic, event, payload])
}

/** @returns null if the broadcast is too long */
export function encodeBroadcast(topic: string, { event, payload, id }: Broadcast): Buffer | null {
  const meta = id === undefined ? '' : JSON.stringify({ id })
  const names = [topic, event, meta].map((name) => Buffer.from(name))
  const lengths = names.map((name) => name.byteLength)
  const content = Buffer.from(JSON.stringify(payload))
  if (lengths.some((length) => length > longestName) || content.byteLength > longestContent) return null
  return Buffer.concat([Buffer.from([broadcastKind, ...lengths, jsonContent]), ...names, content])
}
