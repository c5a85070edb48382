import type { PgliteConnection } from '@supabase/lite/pglite'
import type { Keys } from '../data-folder/keys.ts'
import type { Handler } from '../http.ts'
import { identifier } from '../realtime/identity.ts'

/**
 * Serves so many requests of one member to the data API at a time as `private.check_request` lets in on a hosted project,
 * and refuses the others with its answer. There each has a connection of its own, and the function counts with locks; the
 * one session of PGlite would find every slot free, so they are counted here, those that wait for it too.
 */
export function withRequestSlots(next: Handler, { driver }: PgliteConnection, keys: Keys): Handler {
  const identify = identifier(keys)
  const busy = new Map<string, number>()
  let slots: Promise<number> | undefined
  return async (request) => {
    if (!new URL(request.url).pathname.startsWith('/rest/v1/')) return next(request)
    const member = await memberOf(request)
    if (member === null) return next(request)
    slots ??= readSlots(driver)
    const most = await slots
    const taken = busy.get(member) ?? 0
    if (taken >= most) return refusal()
    const release = take(member)
    // A page that is reloaded no longer waits for what it asked.
    request.signal.addEventListener('abort', release)
    try {
      return await next(request)
    } finally {
      release()
    }
  }

  /** @returns gives the slot back, once */
  function take(member: string): () => void {
    busy.set(member, (busy.get(member) ?? 0) + 1)
    let isTaken = true
    return () => {
      if (!isTaken) return
      isTaken = false
      const left = (busy.get(member) ?? 1) - 1
      if (left > 0) busy.set(member, left)
      else busy.delete(member)
    }
  }

  /** Nobody for a key, and for a token that the library will refuse. */
  async function memberOf({ headers }: Request): Promise<string | null> {
    const token = headers.get('authorization')?.replace(/^bearer /i, '') ?? null
    try {
      return (await identify(token, headers.get('apikey') ?? '')).userId
    } catch {
      return null
    }
  }
}

async function readSlots(driver: PgliteConnection['driver']): Promise<number> {
  const { rows } = await driver.query<{ slots: number }>('select private.request_slots() as slots')
  return rows[0]?.slots ?? 0
}

function refusal(): Response {
  const error = { code: 'PT429', message: 'Too many requests at once', details: null, hint: '1' }
  return Response.json(error, { status: 429 })
}
