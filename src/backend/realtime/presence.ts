import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { Channel } from './channel.ts'

type Meta = Readonly<Record<string, unknown>> & { readonly phx_ref: string }

interface Tracked {
  readonly key: string
  readonly facts: Readonly<Record<string, unknown>>
  readonly meta: Meta
}

type State = Record<string, { metas: Meta[] }>

function stateOf(tracked: readonly Tracked[]): State {
  const state: State = {}
  for (const { key, meta } of tracked) (state[key] ??= { metas: [] }).metas.push(meta)
  return state
}

/** Members present on a topic, sent to channels that asked for presence and may receive it. */
export class Presence {
  readonly #members: (topic: string) => Iterable<Channel>
  readonly #tracked = new WeakMap<Channel, Tracked>()

  constructor(members: (topic: string) => Iterable<Channel>) {
    this.#members = members
  }

  /** Everybody tracked on the topic, for a channel that has just joined. */
  state(topic: string): State {
    return stateOf([...this.#members(topic)].flatMap((channel) => this.#tracked.get(channel) ?? []))
  }

  /** The same facts again tell nobody anything. */
  track(channel: Channel, facts: Readonly<Record<string, unknown>>): void {
    const before = this.#tracked.get(channel)
    if (isDeepStrictEqual(before?.facts, facts)) return
    const key = before?.key ?? (channel.config.presence.key || randomUUID())
    const replaced = before && { phx_ref_prev: before.meta.phx_ref }
    const tracked = { key, facts, meta: { ...facts, ...replaced, phx_ref: randomUUID() } }
    this.#tracked.set(channel, tracked)
    this.#tell(channel.topic, [tracked], before ? [before] : [])
  }

  untrack(channel: Channel): void {
    const before = this.#tracked.get(channel)
    if (!before) return
    this.#tracked.delete(channel)
    this.#tell(channel.topic, [], [before])
  }

  #tell(topic: string, joins: readonly Tracked[], leaves: readonly Tracked[]): void {
    const difference = { joins: stateOf(joins), leaves: stateOf(leaves) }
    for (const channel of this.#members(topic)) {
      if (channel.hearsPresence) channel.push('presence_diff', difference)
    }
  }
}
