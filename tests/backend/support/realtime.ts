import type { RealtimeChannel } from '@supabase/supabase-js'

/** Resolves when the channel is joined; rejects with the server's reason when it is refused. */
export function joined(channel: RealtimeChannel): Promise<void> {
  return new Promise((resolve, reject) => {
    channel.subscribe((status, error) => {
      if (status === 'SUBSCRIBED') resolve()
      else if (status !== 'CLOSED') reject(error ?? new Error(status))
    })
  })
}

/** Resolves when the channel is joined and the server follows the tables it listens to. */
export async function listening(channel: RealtimeChannel): Promise<void> {
  const ready = new Promise<void>((resolve) => {
    channel.on('system', {}, () => resolve())
  })
  await joined(channel)
  await ready
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
