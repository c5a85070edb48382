import { z } from 'zod'
import type { Keys } from '../data-folder/keys.ts'
import type { Hub } from './hub.ts'

/** Where broadcasts are posted by clients that have not joined the channel. */
export const broadcastPath = '/realtime/v1/api/broadcast'

const batchSchema = z.object({
  messages: z.array(z.object({ topic: z.string(), event: z.string(), payload: z.unknown() })),
})

/** Answers `httpSend` (`POST <path>/<topic>/events/<event>`) and the older batch form (`POST <path>`). */
export async function answerBroadcast(request: Request, hub: Hub, keys: Keys): Promise<Response> {
  const apiKey = request.headers.get('apikey')
  if (apiKey !== keys.publishableKey && apiKey !== keys.secretKey) {
    return Response.json({ message: 'Invalid API key' }, { status: 401 })
  }
  for (const { topic, event, payload } of await messages(request)) {
    hub.broadcast(`realtime:${topic}`, { event, payload }, null)
  }
  return new Response(null, { status: 202 })
}

async function messages(request: Request): Promise<z.infer<typeof batchSchema>['messages']> {
  const path = new URL(request.url).pathname.slice(broadcastPath.length)
  const [, topic, event] = /^\/([^/]+)\/events\/([^/]+)$/.exec(path) ?? []
  if (topic === undefined || event === undefined) return batchSchema.parse(await request.json()).messages
  const isBinary = request.headers.get('content-type') === 'application/octet-stream'
  const payload: unknown = isBinary ? new Uint8Array(await request.arrayBuffer()) : await request.json()
  return [{ topic: decodeURIComponent(topic), event: decodeURIComponent(event), payload }]
}
