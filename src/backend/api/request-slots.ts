import type { PgliteConnection } from '@supabase/lite/pglite'
import type { Keys } from '../data-folder/keys.ts'
import type { Handler } from '../http.ts'
import { identifier } from '../realtime/identity.ts'

/**
 * Limits the parallel requests of one member to the data API, like `private.check_request` on a hosted project, and
 * rejects the others with the same answer. There each request has its own connection and the function counts locks;
 * PGlite's single session would find every slot free, so requests are counted here, including those waiting for the
 * session.
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
    // A reloaded page no longer waits for its requests.
    request.signal.addEventListener('abort', release)
    try {
      return await next(request)
    } finally {
      release()
    }
  }

  /** @returns frees the slot, once */
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

  /** `null` for an API key, or a token that the library will reject. */
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
