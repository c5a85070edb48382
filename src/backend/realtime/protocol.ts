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

/** A broadcast: its content is a JSON value, or bytes that are passed on unchanged. */
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

/** First byte of the two binary messages, and the byte that tells the encoding of the content. */
const pushKind = 3
const deliveryKind = 4
const encodings = { binary: 0, json: 1 } as const

/** Longest name in bytes: the header has one byte for its length. */
const longestName = 255

/** Most bytes of a content; Realtime passes over what is longer. */
export const longestContent = 3_000_500

/**
 * Messages are JSON arrays, `[join_ref, ref, topic, event, payload]`, and broadcasts are binary.
 * @throws Error if the bytes are not a message
 */
export function decode(data: Buffer, isBinary: boolean): Frame {
  if (isBinary) return decodePush(data)
  const [joinRef, ref, topic, event, payload] = messageSchema.parse(JSON.parse(data.toString()))
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
  const isBinary = payload instanceof Uint8Array
  const content = isBinary ? payload : Buffer.from(JSON.stringify(payload))
  if (lengths.some((length) => length > longestName) || content.byteLength > longestContent) return null
  const header = [deliveryKind, ...lengths, isBinary ? encodings.binary : encodings.json]
  return Buffer.concat([Buffer.from(header), ...names, content])
}

/** Layout of a broadcast of supabase-js: five lengths, the encoding, then the five texts and the content. */
function decodePush(data: Buffer): Frame {
  const [kind, ...lengths] = data.subarray(0, 6)
  if (kind !== pushKind || lengths.length < 5) throw new Error('Unknown binary message')
  let offset = 7
  const [joinRef = '', ref = '', topic = '', event = ''] = lengths.map((length) => {
    offset += length
    return data.toString('utf8', offset - length, offset)
  })
  const content = data.subarray(offset)
  const payload: unknown = data[6] === encodings.json ? JSON.parse(content.toString()) : content
  return {
    joinRef: joinRef || null,
    ref: ref || null,
    topic,
    event: 'broadcast',
    payload: { event, payload },
  }
}
