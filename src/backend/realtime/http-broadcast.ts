import { z } from 'zod'
import type { Handler } from '../http.ts'
import type { Keys } from '../data-folder/keys.ts'
import type { Authorization } from './authorization.ts'
import type { Hub } from './hub.ts'
import { InvalidToken, type Identify, type Identity } from './identity.ts'

/** Path for broadcasts of clients that have not joined the channel. */
export const broadcastPath = '/realtime/v1/api/broadcast'

const batchSchema = z.object({
  messages: z.array(
    z.object({
      topic: z.string(),
      event: z.string(),
      payload: z.unknown(),
      private: z.boolean().default(false),
    }),
  ),
})

type Message = z.infer<typeof batchSchema>['messages'][number]

export interface BroadcastParts {
  readonly hub: Hub
  readonly keys: Keys
  readonly identify: Identify
  readonly authorization: Authorization
}

/**
 * Handles `httpSend` (`POST <path>/<topic>/events/<event>`) and the older batch form (`POST <path>`). A message is
 * delivered only if its sender may send on the topic. A public one reaches nobody, since nobody can join a public
 * channel.
 */
export function broadcastHandler(parts: BroadcastParts): Handler {
  return async (request) => {
    const sender = await senderOf(request, parts)
    if (!sender) return Response.json({ message: 'Unauthorized' }, { status: 401 })
    const single = await singleMessage(request)
    if (single === undefined) return new Response(null, { status: 415 })
    const isBatch = single === null && typeOf(request) === 'application/json'
    const batch = batchSchema.safeParse(isBatch ? await request.json() : {})
    const messages = single ? [single] : batch.data?.messages
    if (!messages) return Response.json({ errors: { messages: ["can't be blank"] } }, { status: 422 })
    let allowed = true
    for (const message of messages.filter((each) => each.private)) {
      allowed = await parts.authorization.maySend(sender, message.topic, 'broadcast')
      if (allowed) parts.hub.broadcast(`realtime:${message.topic}`, message, null)
    }
    // As on a hosted project, only the single form reports that a message was not allowed.
    if (single && !allowed) return Response.json({ message: 'Unauthorized' }, { status: 403 })
    return new Response(null, { status: 202 })
  }
}

/** Null if there is no API key, or the token is invalid. */
async function senderOf(request: Request, { keys, identify }: BroadcastParts): Promise<Identity | null> {
  const apiKey = request.headers.get('apikey')
  if (apiKey !== keys.publishableKey && apiKey !== keys.secretKey) return null
  const [, token = null] = /^bearer (.+)$/i.exec(request.headers.get('authorization') ?? '') ?? []
  return identify(token, apiKey).catch((cause: unknown) => {
    if (cause instanceof InvalidToken) return null
    throw cause
  })
}

const typeOf = (request: Request): string => request.headers.get('content-type')?.split(';')[0] ?? ''

/** Null if the path names no message, undefined if the body is of another type. */
async function singleMessage(request: Request): Promise<Message | null | undefined> {
  const { pathname, searchParams } = new URL(request.url)
  const [, topic, event] = /^\/([^/]+)\/events\/([^/]+)$/.exec(pathname.slice(broadcastPath.length)) ?? []
  if (topic === undefined || event === undefined) return null
  const isBinary = typeOf(request) === 'application/octet-stream'
  if (!isBinary && typeOf(request) !== 'application/json') return undefined
  const payload: unknown = isBinary ? new Uint8Array(await request.arrayBuffer()) : await request.json()
  return {
    topic: decodeURIComponent(topic),
    event: decodeURIComponent(event),
    payload,
    private: searchParams.get('private') === 'true',
  }
}
