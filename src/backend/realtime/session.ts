import { z } from 'zod'
import { logFailure } from '../cli/log.ts'
import { Channel } from './channel.ts'
import { subscribe, type Subscription } from './changes/subscription.ts'
import { decodeFrame, encodeFrame, type Broadcast, type Frame } from './frames.ts'
import type { Hub } from './hub.ts'
import type { Identify, Identity } from './identity.ts'
import { joinSchema, type JoinConfig } from './join-config.ts'

const broadcastSchema = z.object({ event: z.string(), payload: z.unknown() })
const presenceSchema = z.object({
  event: z.enum(['track', 'untrack']),
  payload: z.record(z.string(), z.unknown()).default({}),
})
const tokenSchema = z.object({ access_token: z.string().nullable() })

export interface SessionParts {
  readonly hub: Hub
  readonly identify: Identify
  /** Key the socket was opened with. */
  readonly apiKey: string
  readonly transmit: (message: string | Buffer) => void
}

/** One client's socket: its channels and what it asks of them, message after message. */
export class Session {
  readonly #parts: SessionParts
  readonly #channels = new Map<string, Channel>()
  #lastMessage: Promise<void> = Promise.resolve()

  constructor(parts: SessionParts) {
    this.#parts = parts
  }

  /** Takes a message from the socket; a later one waits until it is dealt with. */
  receive(data: Buffer, isBinary: boolean): void {
    this.#lastMessage = this.#lastMessage
      .then(() => this.#handle(decodeFrame(data, isBinary)))
      .catch((cause: unknown) => logFailure('A realtime message was refused', cause))
  }

  /** Leaves every channel, once the socket is gone. */
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
    const request = joinSchema.safeParse(frame.payload)
    if (!request.success) return this.#reply(frame, 'error', { reason: 'Malformed join' })
    const { access_token: token, config } = request.data
    if (config.private)
      return this.#reply(frame, 'error', { reason: 'Private channels are not supported here' })
    const identity = await this.#identify(token ?? null)
    if (identity instanceof Error) {
      return this.#reply(frame, 'error', { reason: `InvalidJWTToken: ${identity.message}` })
    }
    const subscriptions = config.postgres_changes.map(subscribe)
    const unreadable = config.postgres_changes[subscriptions.indexOf(null)]
    if (unreadable) {
      return this.#reply(frame, 'error', { reason: `Unsupported filter: ${unreadable.filter ?? ''}` })
    }
    this.#open(
      frame,
      config,
      identity,
      subscriptions.filter((subscription) => subscription !== null),
    )
  }

  #open(frame: Frame, config: JoinConfig, identity: Identity, subscriptions: readonly Subscription[]): void {
    const { hub, transmit } = this.#parts
    const { topic, joinRef } = frame
    const before = this.#channels.get(topic)
    if (before) hub.leave(before)
    const onExpired = (expired: Channel) => this.#shut(expired, 'Token has expired')
    const channel = new Channel({ topic, joinRef, config, subscriptions, identity, transmit, onExpired })
    this.#channels.set(topic, channel)
    hub.join(channel)
    const bindings = subscriptions.map(({ id, binding }) => ({ ...binding, id }))
    this.#reply(frame, 'ok', { postgres_changes: bindings })
    if (bindings.length > 0) channel.push('system', systemMessage(topic, 'ok', 'Subscribed to PostgreSQL'))
    if (config.presence.enabled) channel.push('presence_state', hub.presence.state(topic))
  }

  #leave(frame: Frame, channel: Channel): void {
    this.#forget(channel)
    this.#reply(frame, 'ok', {})
    channel.push('phx_close', {})
  }

  async #renew(frame: Frame, channel: Channel): Promise<void> {
    const identity = await this.#identify(tokenSchema.parse(frame.payload).access_token)
    if (identity instanceof Error) this.#shut(channel, identity.message)
    else channel.renew(identity)
  }

  #broadcast(frame: Frame, channel: Channel): void {
    const broadcast: Broadcast = broadcastSchema.parse(frame.payload)
    this.#parts.hub.broadcast(channel.topic, broadcast, channel)
    if (channel.config.broadcast.ack) this.#reply(frame, 'ok', {})
  }

  #track(frame: Frame, channel: Channel): void {
    const { event, payload } = presenceSchema.parse(frame.payload)
    const { presence } = this.#parts.hub
    if (event === 'track') presence.track(channel, payload)
    else presence.untrack(channel)
    this.#reply(frame, 'ok', {})
  }

  async #identify(token: string | null): Promise<Identity | Error> {
    try {
      return await this.#parts.identify(token, this.#parts.apiKey)
    } catch (cause) {
      return cause instanceof Error ? cause : new Error('Invalid token')
    }
  }

  /** Ends a channel that may no longer listen, and says why. */
  #shut(channel: Channel, reason: string): void {
    this.#forget(channel)
    channel.push('system', systemMessage(channel.topic, 'error', reason))
    channel.push('phx_close', {})
  }

  #forget(channel: Channel): void {
    this.#parts.hub.leave(channel)
    if (this.#channels.get(channel.topic) === channel) this.#channels.delete(channel.topic)
  }

  #reply({ joinRef, ref, topic }: Frame, status: 'ok' | 'error', response: object): void {
    this.#parts.transmit(
      encodeFrame({ joinRef, ref, topic, event: 'phx_reply', payload: { status, response } }),
    )
  }
}

function systemMessage(topic: string, status: 'ok' | 'error', message: string) {
  const extension = status === 'ok' ? 'postgres_changes' : 'system'
  return { message, status, extension, channel: topic.replace(/^realtime:/, '') }
}
