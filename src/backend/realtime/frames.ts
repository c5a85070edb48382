import { z } from 'zod'

/** One message of the Phoenix protocol, version 2.0.0: `[join_ref, ref, topic, event, payload]`. */
export interface Frame {
  readonly joinRef: string | null
  readonly ref: string | null
  readonly topic: string
  readonly event: string
  readonly payload: unknown
}

/** A broadcast as it travels: its content is any JSON value, or bytes that are passed on untouched. */
export interface Broadcast {
  readonly event: string
  readonly payload: unknown
}

const textSchema = z.tuple([
  z.string().nullable(),
  z.string().nullable(),
  z.string(),
  z.string(),
  z.unknown(),
])

/** First byte of the two binary messages, and the byte that says what follows their header. */
const pushKind = 3
const deliveryKind = 4
const encodings = { binary: 0, json: 1 } as const

/** @throws Error when the bytes are not a message of this protocol. */
export function decodeFrame(data: Buffer, isBinary: boolean): Frame {
  if (isBinary) return decodePush(data)
  const [joinRef, ref, topic, event, payload] = textSchema.parse(JSON.parse(data.toString()))
  return { joinRef, ref, topic, event, payload }
}

/** What supabase-js sends for a broadcast: five lengths, the encoding, then the five texts and the content. */
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

export function encodeFrame({ joinRef, ref, topic, event, payload }: Frame): string {
  return JSON.stringify([joinRef, ref, topic, event, payload])
}

/** The message that delivers a broadcast: text, or binary when its content is bytes. */
export function encodeBroadcast(topic: string, { event, payload }: Broadcast): string | Buffer {
  if (!(payload instanceof Uint8Array)) {
    return encodeFrame({
      joinRef: null,
      ref: null,
      topic,
      event: 'broadcast',
      payload: { type: 'broadcast', event, payload },
    })
  }
  const names = [Buffer.from(topic), Buffer.from(event)]
  const header = [deliveryKind, ...names.map((name) => name.byteLength), 0, encodings.binary]
  return Buffer.concat([Buffer.from(header), ...names, payload])
}
