import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import { isApiKey } from '../http.ts'
import { logFailure } from '../log.ts'
import { noPermission, Refusal, type Admission } from './admission.ts'
import type { Authorization } from './authorization.ts'
import { Channel, type Access, type Wire } from './channel.ts'
import type { Hub } from './hub.ts'
import { expired, InvalidToken } from '../auth/identity.ts'
import type { Limits, Rate } from './limits.ts'
import { decode, encode, longestContent, type Frame } from './protocol.ts'

const presenceSchema = z.object({
  event: z.string(),
  payload: z.record(z.string(), z.unknown()).default({}),
})
const tokenSchema = z.object({ access_token: z.string().nullish() })

export interface SessionParts {
  readonly hub: Hub
  readonly admission: Admission
  readonly authorization: Authorization
  /** API key that the socket was opened with. */
  readonly apiKey: string
  readonly wire: Wire
  readonly limits: Limits
  /** Joins of all sockets. */
  readonly joins: Rate
  /** Called at each join. @returns milliseconds until messages of the database are delivered */
  readonly untilDelivery: () => number
}

/** Too many joins at once: the client loses its socket. */
class TooManyJoins extends Refusal {}

/** One client's socket: handles its channels and messages, one after the other. */
export class Session {
  readonly #parts: SessionParts
  readonly #channels = new Map<string, Channel>()
  #lastMessage: Promise<void> = Promise.resolve()
  #hasEnded = false

  constructor(parts: SessionParts) {
    this.#parts = parts
  }

  /** Handles a message; later ones wait for it. */
  receive(text: string): void {
    this.#lastMessage = this.#lastMessage
      .then(() => (this.#hasEnded ? undefined : this.#handle(decode(text))))
      .catch((cause: unknown) => logFailure('A realtime message was refused', cause))
  }

  /** Leaves every channel after the socket has closed. */
  async end(): Promise<void> {
    this.#hasEnded = true
    await this.#lastMessage
    for (const channel of this.#channels.values()) this.#parts.hub.leave(channel)
    this.#channels.clear()
  }

  async #handle(frame: Frame): Promise<void> {
    if (frame.topic === 'phoenix' && frame.event === 'heartbeat') return this.#reply(frame, 'ok', {})
    if (frame.event === 'phx_leave') return this.#leave(frame)
    if (frame.event === 'phx_join' && frame.topic.startsWith('realtime:')) return this.#join(frame)
    const channel = this.#channels.get(frame.topic)
    if (!channel) return this.#reply(frame, 'error', { reason: 'unmatched topic' })
    switch (frame.event) {
      case 'access_token':
        return this.#renew(frame, channel)
      case 'presence':
        return this.#track(frame, channel)
      default:
      // Passed over without an answer, as broadcasts are: no policy lets members send any (decision 51).
    }
  }

  /** A former channel of the topic ends, even if the join is refused. */
  async #join(frame: Frame): Promise<void> {
    const { limits, wire } = this.#parts
    const before = this.#channels.get(frame.topic)
    if (before) this.#close(before)
    try {
      await this.#enter(frame)
    } catch (cause) {
      if (!(cause instanceof Refusal)) throw cause
      // The whole socket waits.
      await pause(limits.refusal, undefined, { ref: false })
      this.#reply(frame, 'error', { reason: cause.message })
      if (cause instanceof TooManyJoins) wire.close()
    }
  }

  async #enter(frame: Frame): Promise<void> {
    const { hub, admission, authorization, apiKey, wire, limits, joins, untilDelivery } = this.#parts
    const { topic, joinRef, payload } = frame
    if (joins.isReached) throw new TooManyJoins('ClientJoinRateLimitReached: Too many joins per second')
    joins.add()
    if (this.#channels.size >= limits.channels)
      throw new Refusal('ChannelRateLimitReached: Too many channels')
    const admitted = await admission.admit(topic, payload, apiKey)
    const onExpired = (channel: Channel, end: number) => this.#shut(channel, expired(end))
    const channel = new Channel({ ...admitted, topic, joinRef, authorization, wire, onExpired })
    this.#channels.set(topic, channel)
    hub.join(channel)
    this.#reply(frame, 'ok', { postgres_changes: [] })
    if (channel.hearsPresence) channel.push('presence_state', hub.presence.state(topic))
    const delay = untilDelivery()
    if (channel.config.broadcast.replication_ready) channel.announceDelivery(delay)
  }

  #leave(frame: Frame): void {
    this.#reply(frame, 'ok', {})
    const channel = this.#channels.get(frame.topic)
    if (channel) this.#close(channel)
  }

  /** A channel continues with a new token as long as its receive rights stay the same. */
  async #renew(frame: Frame, channel: Channel): Promise<void> {
    const { access_token: token } = tokenSchema.parse(frame.payload)
    if (typeof token !== 'string' || isApiKey(token) || token === channel.token) return
    try {
      const access = await this.#parts.admission.access(channel.topic, token, this.#parts.apiKey)
      if (this.#loses(channel, access)) this.#shut(channel, noPermission(channel.topic))
      else channel.renew(access)
    } catch (cause) {
      if (!(cause instanceof InvalidToken)) throw cause
      this.#shut(channel, cause.code === 'JwtSignatureError' ? ':signature_error' : cause.message)
    }
  }

  #loses(channel: Channel, { rights }: Access): boolean {
    return (channel.hearsBroadcasts && !rights.broadcast) || (channel.hearsPresence && !rights.presence)
  }

  async #track(frame: Frame, channel: Channel): Promise<void> {
    const { event, payload } = presenceSchema.parse(frame.payload)
    const { hub, limits } = this.#parts
    if (channel.countPresence() > limits.presence) {
      return this.#shut(channel, 'Client presence rate limit exceeded')
    }
    if (event === 'untrack') hub.presence.untrack(channel)
    else if (event === 'track' && (await channel.mayTrack())) {
      if (JSON.stringify(payload).length > longestContent)
        return this.#shut(channel, 'Track message size exceeded')
      hub.presence.track(channel, payload)
    } else return this.#reply(frame, 'error', {})
    this.#reply(frame, 'ok', {})
  }

  /** Ends a channel, with a reason. */
  #shut(channel: Channel, message: string): void {
    channel.pushSystem('error', message)
    this.#close(channel)
  }

  #close(channel: Channel): void {
    this.#parts.hub.leave(channel)
    if (this.#channels.get(channel.topic) === channel) this.#channels.delete(channel.topic)
    channel.push('phx_close', {})
  }

  #reply({ joinRef, ref, topic }: Frame, status: 'ok' | 'error', response: object): void {
    const payload = { status, response }
    this.#parts.wire.transmit(encode({ joinRef, ref, topic, event: 'phx_reply', payload }))
  }
}
