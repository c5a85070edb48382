import type { RealtimeChannel, RealtimeChannelOptions } from '@supabase/supabase-js'
import type { TestBackend } from '../start-backend.ts'
import { newClient, type Client, type Member } from './members.ts'

/** Resolves when the channel is joined; rejects with the server's reason when it is refused. */
export function joined(channel: RealtimeChannel): Promise<void> {
  return new Promise((resolve, reject) => {
    channel.subscribe((status, error) => {
      if (status === 'SUBSCRIBED') resolve()
      else if (status !== 'CLOSED') reject(error ?? new Error(status))
    })
  })
}

/** A channel of the only kind that can be joined. */
export function privateChannel(
  client: Client,
  topic: string,
  config: RealtimeChannelOptions['config'] = {},
): RealtimeChannel {
  return client.channel(topic, { config: { ...config, private: true } })
}

/** Another window of the same member, or of nobody: a client with a socket of its own, which a refused join holds up. */
export async function newWindow(backend: TestBackend, member?: Member): Promise<Client> {
  const client = newClient(backend)
  const session = await member?.client.auth.getSession()
  await client.realtime.setAuth(session?.data.session?.access_token ?? null)
  return client
}

/** Joins, and leaves again in any case. */
export async function tryJoin(client: Client, topic: string, config?: RealtimeChannelOptions['config']) {
  try {
    await joined(privateChannel(client, topic, config))
  } finally {
    await client.removeAllChannels()
  }
}

/** Lets the friends of a member see that they are there, until the channel is removed. */
export async function showPresence({ client, id }: Member): Promise<RealtimeChannel> {
  const channel = privateChannel(client, `presence:${id}`, { presence: { enabled: true } })
  await joined(channel)
  await channel.track({})
  return channel
}

/** A broadcast as the client hands it out. */
export interface Heard<T = unknown> {
  readonly event: string
  readonly payload: T
}

/** Joins a topic and collects everything that is broadcast there. */
export async function hear<T = unknown>(
  client: Client,
  topic: string,
  config?: RealtimeChannelOptions['config'],
): Promise<{ channel: RealtimeChannel; inbox: Inbox<Heard<T>> }> {
  const inbox = new Inbox<Heard<T>>()
  const channel = privateChannel(client, topic, config).on<Record<string, unknown>>(
    'broadcast',
    { event: '*' },
    ({ event, payload }) => inbox.take({ event, payload: payload as T }),
  )
  await joined(channel)
  return { channel, inbox }
}

/** Broadcast of a trigger on a member's own topic. */
export interface Change {
  readonly schema: string
  readonly table: string
  readonly operation: string
  readonly record: Readonly<Record<string, unknown>> | null
  readonly old_record: Readonly<Record<string, unknown>> | null
}

/** Joins the member's own topic and collects what is announced there. */
export async function announcements({ client, id }: Member): Promise<Inbox<Heard<Change>>> {
  return (await hear<Change>(client, `member:${id}`)).inbox
}

/** Topic of what two friends signal each other. */
export function conversation(one: Member, other: Member): string {
  return `conversation:${[one.id, other.id].sort().join(':')}`
}

/** Collects what arrives and lets a test wait for it. */
export class Inbox<T> {
  readonly received: T[] = []
  readonly #waiting: (() => void)[] = []

  readonly take = (item: T): void => {
    this.received.push(item)
    for (const check of this.#waiting) check()
  }

  /** Resolves once at least `count` items have arrived. */
  async atLeast(count: number): Promise<readonly T[]> {
    await this.#once(() => this.received.length >= count)
    return this.received
  }

  /** Resolves once the newest item is as wanted. */
  async newest(isWanted: (item: T) => boolean): Promise<void> {
    await this.#once(() => this.received.slice(-1).some(isWanted))
  }

  #once(holds: () => boolean): Promise<void> {
    return new Promise((resolve) => {
      const check = () => {
        if (holds()) resolve()
      }
      this.#waiting.push(check)
      check()
    })
  }
}
