import { z } from 'zod'
import type { Frame, Serializer } from './frame.ts'

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

/** Version 2.0.0: messages are JSON arrays, `[join_ref, ref, topic, event, payload]`, and broadcasts are binary. */
export const version2: Serializer = {
  decode(data, isBinary) {
    if (isBinary) return decodePush(data)
    const [joinRef, ref, topic, event, payload] = messageSchema.parse(JSON.parse(data.toString()))
    return { joinRef, ref, topic, event, payload }
  },

  encode({ joinRef, ref, topic, event, payload }) {
    return JSON.stringify([joinRef, ref, topic, event, payload])
  },

  encodeBroadcast(topic, { event, payload, id }) {
    const meta = id === undefined ? '' : JSON.stringify({ id })
    const names = [topic, event, meta].map((name) => Buffer.from(name))
    const lengths = names.map((name) => name.byteLength)
    if (lengths.some((length) => length > longestName)) return null
    const isBinary = payload instanceof Uint8Array
    const header = [deliveryKind, ...lengths, isBinary ? encodings.binary : encodings.json]
    const content = isBinary ? payload : Buffer.from(JSON.stringify(payload))
    return Buffer.concat([Buffer.from(header), ...names, content])
  },
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
