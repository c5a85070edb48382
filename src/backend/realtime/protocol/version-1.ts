import { z } from 'zod'
import type { Serializer } from './frame.ts'

const messageSchema = z.object({
  join_ref: z.string().nullish(),
  ref: z.string().nullish(),
  topic: z.string(),
  event: z.string(),
  payload: z.unknown(),
})

/** Version 1.0.0: each message is a JSON object. It cannot carry bytes. */
export const version1: Serializer = {
  decode(data, isBinary) {
    if (isBinary) throw new Error('Version 1.0.0 has no binary messages')
    const { join_ref: joinRef, ref, topic, event, payload } = messageSchema.parse(JSON.parse(data.toString()))
    return { joinRef: joinRef ?? null, ref: ref ?? null, topic, event, payload }
  },

  encode({ ref, topic, event, payload }) {
    return JSON.stringify({ topic, event, payload, ref })
  },

  encodeBroadcast(topic, { event, payload, id }) {
    if (payload instanceof Uint8Array) return null
    const meta = id !== undefined && { meta: { id } }
    const content = { type: 'broadcast', event, payload, ...meta }
    return JSON.stringify({ topic, event: 'broadcast', payload: content, ref: null })
  },
}
