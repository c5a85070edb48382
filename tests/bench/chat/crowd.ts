import { RealtimeClient } from '@supabase/supabase-js'
import type { TestBackend } from '../../backend/start-backend.ts'
import type { BenchMember } from './members.ts'

/** Joins under way at once. */
const joinsAtOnce = 20

/** Milliseconds a message may take; it never should. */
export const patience = 10_000

/** No heartbeat falls into the measurement: it would count as work of the messages. */
const heartbeatIntervalMs = 3_600_000

/** Members who are online: each with a socket of its own that has joined the member's topic, as the app does. */
export class Crowd {
  readonly #clients: RealtimeClient[] = []
  readonly #awaited = new Map<string, () => void>()

  static async gather(backend: TestBackend, members: readonly BenchMember[]): Promise<Crowd> {
    const crowd = new Crowd()
    const waiting = [...members]
    const joinNext = async (): Promise<void> => {
      const member = waiting.shift()
      if (!member) return
      await crowd.#join(backend, member)
      return joinNext()
    }
    await Promise.all(Array.from({ length: joinsAtOnce }, joinNext))
    return crowd
  }

  get size(): number {
    return this.#clients.length
  }

  /** Resolves when the member has heard of that message. */
  heard(member: BenchMember, messageId: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`Message ${messageId} did not arrive`)), patience)
      this.#awaited.set(`${member.id} ${messageId}`, () => {
        clearTimeout(timer)
        resolve()
      })
    })
  }

  async leave(): Promise<void> {
    await Promise.all(this.#clients.map((client) => client.disconnect()))
  }

  async #join(backend: TestBackend, { id, token }: BenchMember): Promise<void> {
    const client = new RealtimeClient(`${backend.url.replace('http', 'ws')}/realtime/v1`, {
      params: { apikey: backend.publishableKey },
      heartbeatIntervalMs,
    })
    await client.setAuth(token)
    const channel = client.channel(`member:${id}`, { config: { private: true } })
    channel.on<{ record: { id: string } }>('broadcast', { event: 'INSERT' }, ({ payload }) => {
      const key = `${id} ${payload.record.id}`
      this.#awaited.get(key)?.()
      this.#awaited.delete(key)
    })
    await new Promise<void>((resolve, reject) => {
      channel.subscribe((status, cause) => {
        if (status === 'SUBSCRIBED') resolve()
        else reject(cause ?? new Error(status))
      })
    })
    this.#clients.push(client)
  }
}
