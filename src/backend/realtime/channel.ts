import type { Subscription } from './changes/subscription.ts'
import type { Identity } from './identity.ts'
import type { JoinConfig } from './join-config.ts'
import { encodeFrame } from './frames.ts'

/** Longest delay a timer can wait; tokens never last that long. */
const longestDelay = 2 ** 31 - 1

export interface ChannelParts {
  readonly topic: string
  readonly joinRef: string | null
  readonly config: JoinConfig
  readonly subscriptions: readonly Subscription[]
  readonly identity: Identity
  /** Hands a message to the socket. */
  readonly transmit: (message: string | Buffer) => void
  /** Called once when the token of the channel runs out before a new one came. */
  readonly onExpired: (channel: Channel) => void
}

/** One client's membership of one topic. */
export class Channel {
  readonly topic: string
  readonly joinRef: string | null
  readonly config: JoinConfig
  readonly subscriptions: readonly Subscription[]
  readonly transmit: (message: string | Buffer) => void
  readonly #onExpired: (channel: Channel) => void
  #identity: Identity
  #expiry: NodeJS.Timeout | undefined
  #open = true

  constructor(parts: ChannelParts) {
    this.topic = parts.topic
    this.joinRef = parts.joinRef
    this.config = parts.config
    this.subscriptions = parts.subscriptions
    this.transmit = parts.transmit
    this.#onExpired = parts.onExpired
    this.#identity = parts.identity
    this.#watchExpiry()
  }

  get identity(): Identity {
    return this.#identity
  }

  get isOpen(): boolean {
    return this.#open
  }

  /** Takes the refreshed token of the same session. */
  renew(identity: Identity): void {
    this.#identity = identity
    this.#watchExpiry()
  }

  push(event: string, payload: unknown): void {
    this.transmit(encodeFrame({ joinRef: this.joinRef, ref: null, topic: this.topic, event, payload }))
  }

  close(): void {
    this.#open = false
    clearTimeout(this.#expiry)
  }

  #watchExpiry(): void {
    clearTimeout(this.#expiry)
    const { expiresAt } = this.#identity
    if (expiresAt === null) return
    const delay = Math.min(Math.max(expiresAt - Date.now(), 0), longestDelay)
    this.#expiry = setTimeout(() => this.#onExpired(this), delay).unref()
  }
}
