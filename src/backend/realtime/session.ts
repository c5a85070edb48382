import { z } from 'zod'
import { logFailure } from '../log.ts'
import { Refusal, type Admission } from './admission.ts'
import type { Authorization } from './authorization.ts'
import { Channel, nameOf, type Access, type Wire } from './channel.ts'
import type { Hub } from './hub.ts'
import { InvalidToken, isApiKey } from './identity.ts'
import type { Frame } from './protocol/frame.ts'

const broadcastSchema = z.object({ event: z.string(), payload: z.unknown().default({}) })
const presenceSchema = z.object({
  event: z.enum(['track', 'untrack']),
  payload: z.record(z.string(), z.unknown()).default({}),
})
const tokenSchema = z.object({ access_token: z.string().nullable() })

export interface SessionParts {
  readonly hub: Hub
  readonly admission: Admission
  readonly authorization: Authorization
  /** API key that the socket was opened with. */
  readonly apiKey: string
  readonly wire: Wire
}

/** One client's socket: handles its channels and messages, one after the other. */
export class Session {
  readonly #parts: SessionParts
  readonly #channels = new Map<string, Channel>()
  #lastMessage: Promise<void> = Promise.resolve()

  constructor(parts: SessionParts) {
    this.#parts = parts
  }

  /** Handles a message; later ones wait for it. */
  receive(data: Buffer, isBinary: boolean): void {
    this.#lastMessage = this.#lastMessage
      .then(() => this.#handle(this.#parts.wire.serializer.decode(data, isBinary)))
      .catch((cause: unknown) => logFailure('A realtime message was refused', cause))
  }

  /** Leaves every channel after the socket has closed. */
  async end(): Promise<void> {
    await this.#lastMessage
    for (const channel of this.#channels.values()) this.#parts.hub.leave(channel)
    this.#channels.clear()
  }

  async #handle(frame: Frame): Promise<void> {
    if (frame.topic === 'phoenix') return this.#reply(frame, 'ok', {})
    if (frame.event === 'phx_join') return this.#join(frame)
    const channel = this.#channels.get(frame.topic)
    if (!channel) return this.#reply(frame, 'error', { reason: 'unmatched topic' })
    switch (frame.event) {
      case 'phx_leave':
        return this.#leave(frame, channel)
      case 'access_token':
        return this.#renew(frame, channel)
      case 'broadcast':
        return this.#broadcast(frame, channel)
      case 'presence':
        return this.#track(frame, channel)
      default:
        return this.#reply(frame, 'error', { reason: `unknown event ${frame.event}` })
    }
  }

  async #join(frame: Frame): Promise<void> {
    const { hub, admission, authorization, apiKey, wire } = this.#parts
    const { topic, joinRef, payload } = frame
    try {
      const admitted = await admission.admit(topic, payload, apiKey)
      const before = this.#channels.get(topic)
      if (before) hub.leave(before)
      const onExpired = (expired: Channel) => this.#shut(expired, 'Token has expired')
      const channel = new Channel({ ...admitted, topic, joinRef, authorization, wire, onExpired })
      this.#channels.set(topic, channel)
      hub.join(channel)
      this.#reply(frame, 'ok', { postgres_changes: [] })
      if (channel.hearsPresence) channel.push('presence_state', hub.presence.state(topic))
    } catch (cause) {
      if (!(cause instanceof Refusal)) throw cause
      this.#reply(frame, 'error', { reason: cause.message })
    }
  }

  #leave(frame: Frame, channel: Channel): void {
    this.#forget(channel)
    this.#reply(frame, 'ok', {})
    channel.push('phx_close', {})
  }

  /** A channel continues with a new token as long as its receive rights stay the same. */
  async #renew(frame: Frame, channel: Channel): Promise<void> {
    const { access_token: token } = tokenSchema.parse(frame.payload)
    if (token === null || isApiKey(token)) return
    try {
      const access = await this.#parts.admission.access(channel.topic, token, this.#parts.apiKey)
      if (this.#loses(channel, access)) {
        const topic = nameOf(channel.topic)
        this.#shut(channel, `You no longer have permission to read from this Channel topic: ${topic}`)
      } else channel.renew(access)
    } catch (cause) {
      if (!(cause instanceof InvalidToken)) throw cause
      this.#shut(channel, cause.message)
    }
  }

  #loses(channel: Channel, { rights }: Access): boolean {
    return (channel.hearsBroadcasts && !rights.broadcast) || (channel.hearsPresence && !rights.presence)
  }

  /** Silently drops a broadcast that is not allowed, as on a hosted project. */
  async #broadcast(frame: Frame, channel: Channel): Promise<void> {
    const broadcast = broadcastSchema.parse(frame.payload)
    if (!(await channel.maySend('broadcast'))) return
    this.#parts.hub.broadcast(channel.topic, broadcast, channel)
    if (channel.config.broadcast.ack) this.#reply(frame, 'ok', {})
  }

  async #track(frame: Frame, channel: Channel): Promise<void> {
    const { event, payload } = presenceSchema.parse(frame.payload)
    const { presence } = this.#parts.hub
    if (event === 'untrack') presence.untrack(channel)
    else if (await channel.maySend('presence')) {
      channel.listenToPresence()
      presence.track(channel, payload)
    } else return this.#reply(frame, 'error', {})
    this.#reply(frame, 'ok', {})
  }

  /** Closes a channel that may no longer receive, with a reason. */
  #shut(channel: Channel, message: string): void {
    this.#forget(channel)
    const details = { message, status: 'error', extension: 'system', channel: nameOf(channel.topic) }
    channel.push('system', details)
    channel.push('phx_close', {})
  }

  #forget(channel: Channel): void {
    this.#parts.hub.leave(channel)
    if (this.#channels.get(channel.topic) === channel) this.#channels.delete(channel.topic)
  }

  #reply({ joinRef, ref, topic }: Frame, status: 'ok' | 'error', response: object): void {
    const { serializer, transmit } = this.#parts.wire
    transmit(serializer.encode({ joinRef, ref, topic, event: 'phx_reply', payload: { status, response } }))
  }
}
