import type { Channel } from './channel.ts'
import { encodeBroadcast, type Broadcast } from './frames.ts'
import { Presence } from './presence.ts'

/** All channels that are joined at the moment, by topic. */
export class Hub {
  readonly #topics = new Map<string, Set<Channel>>()
  readonly #presence = new Presence((topic) => this.members(topic))

  get presence(): Presence {
    return this.#presence
  }

  members(topic: string): Iterable<Channel> {
    return this.#topics.get(topic) ?? []
  }

  *channels(): Iterable<Channel> {
    for (const members of this.#topics.values()) yield* members
  }

  join(channel: Channel): void {
    const members = this.#topics.get(channel.topic) ?? new Set()
    members.add(channel)
    this.#topics.set(channel.topic, members)
  }

  leave(channel: Channel): void {
    channel.close()
    const members = this.#topics.get(channel.topic)
    members?.delete(channel)
    if (members?.size === 0) this.#topics.delete(channel.topic)
    this.#presence.untrack(channel)
  }

  /** Sends to everybody on the topic, to the sender itself only if it asked for that when it joined. */
  broadcast(topic: string, broadcast: Broadcast, sender: Channel | null): void {
    const message = encodeBroadcast(topic, broadcast)
    for (const channel of this.members(topic)) {
      if (channel !== sender || channel.config.broadcast.self) channel.transmit(message)
    }
  }
}
