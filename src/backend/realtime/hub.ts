import type { Channel } from './channel.ts'
import { Presence } from './presence.ts'
import { encodeBroadcast, type Broadcast } from './protocol.ts'

/** All joined channels, by topic. */
export class Hub {
  readonly #topics = new Map<string, Set<Channel>>()
  readonly presence = new Presence((topic) => this.members(topic))

  members(topic: string): Iterable<Channel> {
    return this.#topics.get(topic) ?? []
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
    this.presence.untrack(channel)
  }

  /**
   * Sends to everybody on the topic who may receive it. The cost grows with the members of this topic only.
   * @returns the number of those it was sent to
   */
  broadcast(topic: string, broadcast: Broadcast): number {
    const hearing = [...this.members(topic)].filter((channel) => channel.hearsBroadcasts)
    const message = hearing.length > 0 ? encodeBroadcast(topic, broadcast) : null
    if (message === null) return 0
    for (const { wire } of hearing) wire.transmit(message)
    return hearing.length
  }
}
