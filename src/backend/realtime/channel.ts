import type { Authorization, Rights } from './authorization.ts'
import type { Identity } from '../auth/identity.ts'
import { encode, type JoinConfig } from './protocol.ts'

/** The socket of one client. */
export interface Wire {
  readonly transmit: (message: string | Buffer) => void
  readonly close: () => void
}

/** Longest delay of a timer; no token lasts that long. */
const longestDelay = 2 ** 31 - 1

/** Milliseconds in which changes of a channel's presence are counted. */
const presenceWindow = 30_000

/** The identity that a channel was joined with, and what it may receive. */
export interface Access {
  /** Null for the API key of the socket. */
  readonly token: string | null
  readonly identity: Identity
  readonly rights: Rights
}

export interface ChannelParts {
  /** As on the wire, with the prefix `realtime:`. */
  readonly topic: string
  readonly joinRef: string | null
  readonly config: JoinConfig
  readonly access: Access
  readonly authorization: Authorization
  readonly wire: Wire
  /** Called once if the channel's token expires before it was renewed. */
  readonly onExpired: (channel: Channel, end: number) => void
}

/** Name of a topic as used in policies and by the client. */
export function nameOf(topic: string): string {
  return topic.replace(/^realtime:/, '')
}

/** One client's membership of one topic. What it may receive is decided at the join and again with each new token. */
export class Channel {
  readonly topic: string
  readonly config: JoinConfig
  readonly wire: Wire
  readonly #parts: ChannelParts
  #access: Access
  #expiry: NodeJS.Timeout | undefined
  #notice: NodeJS.Timeout | undefined
  #changes = { count: 0, until: 0 }

  constructor(parts: ChannelParts) {
    this.topic = parts.topic
    this.config = parts.config
    this.wire = parts.wire
    this.#parts = parts
    this.#access = parts.access
    this.#watchExpiry()
  }

  get token(): string | null {
    return this.#access.token
  }

  get hearsBroadcasts(): boolean {
    return this.#access.rights.broadcast
  }

  get hearsPresence(): boolean {
    return this.config.presence.enabled && this.#access.rights.presence
  }

  /** Counts a change of the client's presence. @returns how many there were in the last while */
  countPresence(): number {
    const now = Date.now()
    if (now > this.#changes.until) this.#changes = { count: 0, until: now + presenceWindow }
    return ++this.#changes.count
  }

  /** Whether the client may show that it is there. */
  mayTrack(): Promise<boolean> {
    const { authorization, topic } = this.#parts
    return authorization.maySend(this.#access.identity, nameOf(topic), 'presence')
  }

  /** Takes the renewed token of the same session. */
  renew(access: Access): void {
    this.#access = access
    this.#watchExpiry()
  }

  push(event: string, payload: unknown): void {
    const { joinRef, topic } = this.#parts
    // The join's number distinguishes a late leave from one that concerns a newer channel of the topic.
    const ref = event === 'phx_close' ? joinRef : null
    this.wire.transmit(encode({ joinRef, ref, topic, event, payload }))
  }

  /** Tells the client something about the channel itself. */
  pushSystem(status: 'ok' | 'error', message: string): void {
    this.push('system', { message, status, extension: 'system', channel: nameOf(this.topic) })
  }

  /** Tells in so many milliseconds that messages of the database are delivered, unless the channel has ended. */
  announceDelivery(delay: number): void {
    const message = 'Replication connection established'
    this.#notice = setTimeout(() => this.pushSystem('ok', message), delay).unref()
  }

  close(): void {
    clearTimeout(this.#expiry)
    clearTimeout(this.#notice)
  }

  #watchExpiry(): void {
    clearTimeout(this.#expiry)
    const { expiresAt } = this.#access.identity
    if (expiresAt === null) return
    const delay = Math.min(Math.max(expiresAt - Date.now(), 0), longestDelay)
    this.#expiry = setTimeout(() => this.#parts.onExpired(this, expiresAt), delay).unref()
  }
}
