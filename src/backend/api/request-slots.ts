import type { PgliteConnection } from '@supabase/lite/pglite'
import type { Keys } from '../data-folder/keys.ts'
import type { Handler } from '../http.ts'
import { identifier, senderOf } from '../auth/identity.ts'

/** Limits of `private.check_request`. */
interface Limits {
  /** Requests of one member at a time. */
  readonly slots: number
  /** Long requests at a time, of which a member has one. */
  readonly long_slots: number
  /** Functions that name a limit of time beyond that of any role. */
  readonly long_functions: readonly string[]
}

/**
 * Limits the parallel requests of one member to the data API, and the long ones of all, like `private.check_request` on a
 * hosted project, and rejects the others with the same answers. There each request has its own connection and the function
 * counts locks; PGlite's single session would find every slot free, so requests are counted here, including those waiting for
 * the session. That is why the slots that members share there do not exist here: they would be full of those that wait.
 */
export function withRequestSlots(next: Handler, { driver }: PgliteConnection, keys: Keys): Handler {
  const identify = identifier(keys)
  const take = places()
  let limits: Promise<Limits> | undefined
  return async (request) => {
    const pathname = decoded(new URL(request.url).pathname)
    if (!pathname.startsWith('/rest/v1/')) return next(request)
    // An API key, or a token that the library will reject.
    const member = (await senderOf(request, identify))?.userId ?? null
    if (member === null) return next(request)
    const { slots, long_slots, long_functions } = await (limits ??= readLimits(driver))
    const isLong = long_functions.some((name) => pathname === `/rest/v1/rpc/${name}`)
    const endLong = take(isLong ? { [`long request of ${member}`]: 1, 'long request': long_slots } : {})
    if (!endLong) return refusal('Too many long requests at once', '10')
    const end = take({ [`request of ${member}`]: slots })
    const release = () => {
      endLong()
      end?.()
    }
    // A reloaded page no longer waits for its requests.
    request.signal.addEventListener('abort', release)
    try {
      return end ? await next(request) : refusal('Too many requests at once', '1')
    } finally {
      release()
    }
  }
}

/** The path as the library reads it; one that is no text stays as it is. */
function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}

/** @returns takes one place of each kind, of so many, and returns what gives them back, once; `undefined` if one kind has none */
function places(): (kinds: Readonly<Record<string, number>>) => (() => void) | undefined {
  const busy = new Map<string, number>()
  return (kinds) => {
    const names = Object.keys(kinds)
    if (names.some((name) => (busy.get(name) ?? 0) >= (kinds[name] ?? 0))) return undefined
    for (const name of names) busy.set(name, (busy.get(name) ?? 0) + 1)
    return () => {
      for (const name of names.splice(0)) {
        const left = (busy.get(name) ?? 1) - 1
        if (left > 0) busy.set(name, left)
        else busy.delete(name)
      }
    }
  }
}

async function readLimits(driver: PgliteConnection['driver']): Promise<Limits> {
  const { rows } = await driver.query<Limits>(`
    select private.request_slots() as slots, private.long_slots() as long_slots, array(
      select proname::text from pg_proc, unnest(proconfig) as setting
      where pronamespace = 'public'::regnamespace and setting like 'statement_timeout=%'
        and substring(setting, '=(.*)')::interval > interval '8 seconds') as long_functions`)
  return rows[0] ?? { slots: 0, long_slots: 0, long_functions: [] }
}

function refusal(message: string, hint: string): Response {
  return Response.json({ code: 'PT429', message, details: null, hint }, { status: 429 })
}
