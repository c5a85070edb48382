/** Statuses by which a server, or a proxy before it, asks to be left alone for a while. */
const BUSY = new Set([429, 503])
/** Seconds. A longer wish is not for a window that somebody looks at. */
const LONGEST = 15 * 60

/** Until when the server asked not to be asked again, in milliseconds of `performance.now()`. */
let until = 0

/** The seconds of a `Retry-After` header; `undefined` without one. Its form with a date is not used by these servers. */
export function retryAfter(header: string | null | undefined): number | undefined {
  const seconds = Number(header ?? undefined)
  return seconds > 0 ? Math.min(seconds, LONGEST) : undefined
}

/**
 * Remembers how long a busy server wants to be left alone, until it does what it is asked again. What goes out by itself
 * waits so long (`pauseAsked`).
 */
export function noteRetryAfter(status: number, header: string | null | undefined): void {
  if (status < 300) until = 0
  const seconds = BUSY.has(status) ? retryAfter(header) : undefined
  if (seconds !== undefined) until = Math.max(until, performance.now() + seconds * 1000)
}

/** Milliseconds until the server may be asked again by what goes out by itself. */
export const pauseAsked = (): number => Math.max(0, until - performance.now())

/** `fetch` that notes how long the server asks to wait. */
export const heedingFetch =
  (next: typeof fetch): typeof fetch =>
  async (input, init) => {
    const response = await next(input, init)
    noteRetryAfter(response.status, response.headers.get('retry-after'))
    return response
  }
