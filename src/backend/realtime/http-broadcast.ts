import { z } from 'zod'
import { apiKeyOf, jsonOf, type Handler } from '../http.ts'
import type { Keys } from '../data-folder/keys.ts'
import type { Authorization } from './authorization.ts'
import type { Hub } from './hub.ts'
import { isKnownKey, senderOf, type Identify } from '../auth/identity.ts'

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
export function broadcastHandler({ hub, keys, identify, authorization }: BroadcastParts): Handler {
  return async (request) => {
    const sender = isKnownKey(keys, apiKeyOf(request)) ? await senderOf(request, identify) : null
    if (!sender) return unauthorized(401)
    const body = await jsonOf(request)
    const single = singleMessage(request, body)
    const messages = single ? [single] : batchSchema.safeParse(body).data?.messages
    if (!messages) return Response.json({ errors: { messages: ["can't be blank"] } }, { status: 422 })
    let allowed = true
    for (const message of messages.filter((each) => each.private)) {
      allowed = await authorization.maySend(sender, message.topic, 'broadcast')
      if (allowed) hub.broadcast(`realtime:${message.topic}`, message)
    }
    // As on a hosted project, only the single form reports that a message was not allowed.
    return single && !allowed ? unauthorized(403) : new Response(null, { status: 202 })
  }
}

const unauthorized = (status: number) => Response.json({ message: 'Unauthorized' }, { status })

/** Null if the path names no message. */
function singleMessage({ url }: Request, payload: unknown) {
  const { pathname, searchParams } = new URL(url)
  const [, topic, event] = /^\/([^/]+)\/events\/([^/]+)$/.exec(pathname.slice(broadcastPath.length)) ?? []
  if (topic === undefined || event === undefined) return null
  const names = { topic: decodeURIComponent(topic), event: decodeURIComponent(event) }
  return { ...names, payload, private: searchParams.get('private') === 'true' }
}
