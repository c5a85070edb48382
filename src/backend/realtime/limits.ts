import { z } from 'zod'

const amount = (standard: number) => z.coerce.number().min(0).default(standard)

/** Limits and delays of Realtime, with those of a hosted project; a test may set others. */
export const limitsSchema = z.strictObject({
  /** Milliseconds until a join is refused; whatever else its socket sends waits for it. */
  refusal: amount(5_000),
  /** Joins a second, as a mean of the last minute: beyond, who joins loses the whole socket. */
  joins: amount(100),
  /** Joined channels of a socket. */
  channels: amount(100),
  /** Changes of a channel's presence in half a minute: beyond, the channel ends. */
  presence: amount(5),
  /**
   * Messages of the database and their deliveries a second, as a mean of the last minute: beyond, further messages are
   * dropped until it has fallen.
   */
  events: amount(100),
  /** Milliseconds from the first join until messages of the database are delivered; earlier ones are dropped. */
  delivery: amount(0),
  /** Share of the messages of the database that is dropped by chance. */
  lost: amount(0),
})

export type Limits = z.infer<typeof limitsSchema>

/** Realtime counts in slots, and looks at those that are full. */
const SLOT = 5_000
const SLOTS = 12

/** How often something happens, as a mean of the last minute. */
export class Rate {
  readonly #most: number
  readonly #counts = new Map<number, number>()

  /** @param most times a second */
  constructor(most: number) {
    this.#most = most
  }

  add(times = 1): void {
    const slot = Math.floor(Date.now() / SLOT)
    this.#counts.set(slot, (this.#counts.get(slot) ?? 0) + times)
  }

  get isReached(): boolean {
    const now = Math.floor(Date.now() / SLOT)
    let sum = 0
    for (const [slot, count] of this.#counts) {
      if (slot < now - SLOTS) this.#counts.delete(slot)
      else if (slot < now) sum += count
    }
    return (sum * 1_000) / (SLOTS * SLOT) >= this.#most
  }
}
