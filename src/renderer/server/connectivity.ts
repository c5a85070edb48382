import { onlineManager } from '@tanstack/react-query'
import { atom } from 'jotai'
import type { ServerConnection } from '#shared/bridge.ts'
import { store } from '#renderer/lib/store.ts'
import { jittered } from '#renderer/lib/jittered.ts'
import { dropPendingPictures, reloadPendingPictures } from './pending-pictures.ts'
import { unlessAborted } from './unless-aborted.ts'

/** Whether the server answered the last time it was asked. */
export const serverReachableAtom = atom(true)
/** How often the server has come back; each time, what failed meanwhile is worth another attempt. */
export const serverReturnsAtom = atom(0)

/** Number of calls that have waited too long for an answer. */
const lateCallsAtom = atom(0)
/** Whether the server seems slow. */
export const serverSlowAtom = atom((get) => get(lateCallsAtom) > 0)

/** Milliseconds after which a call without an answer is late. */
const PATIENCE = 6000
/**
 * Milliseconds between two probes while the server does not answer, varied by half so that clients do not probe in
 * step.
 */
const PROBE_EVERY = 2500
/** Longest pause between probes while the server answers only probes, so that the screen does not flicker. */
const LONGEST_PAUSE = 30_000
/** Milliseconds a call may take: calls move a few kilobytes. Files are transferred in other ways. */
const CALL_LIMIT = 20_000
const PROBE_LIMIT = 5000

/** Statuses by which a proxy says that no server is behind it, or that the server is overloaded. */
const GATEWAY_DOWN = new Set([502, 503, 504])

/** Chromium keeps six connections open to one host; an idle one gets this many milliseconds to prove itself. */
const CONNECTIONS = 6
const IDLE_LIMIT = 1500

/** Aborts the calls in progress. */
let underWay = new AbortController()

let probing = false
/** The probe in progress. */
let asking: Promise<boolean> | undefined
let current: ServerConnection | undefined
/** Successful probes since the server last answered a call. */
let unprovenReturns = 0
/** Until this time (`performance.now()`) a call that failed at a gateway does not cause another probe. */
let undoubtedUntil = 0

function setReachable(reachable: boolean): void {
  const isReturn = reachable && !store.get(serverReachableAtom)
  if (isReturn && current) reloadPendingPictures(current.url)
  store.set(serverReachableAtom, reachable)
  onlineManager.setOnline(reachable)
  if (isReturn) store.set(serverReturnsAtom, (count) => count + 1)
}

/**
 * `fetch` for the Supabase client: notices when the server stops answering, probes until it answers again, and aborts
 * hanging calls so that nothing waits for ever.
 */
export function watchedFetch(server: ServerConnection): typeof fetch {
  current = server
  return async (input, init) => {
    const settled = watchPatience()
    const { signal: forgotten } = underWay
    try {
      const limited = withLimit(init, forgotten)
      // Send nothing while the server is away: the preflight of a call would hold its connection long after the call is
      // aborted.
      if (!store.get(serverReachableAtom) && !(await unlessAborted(limited.signal, ask(server))))
        throw new TypeError('The server does not answer')
      const response = await fetch(input, limited)
      if (GATEWAY_DOWN.has(response.status)) doubt()
      else if (!probing) answered()
      return response
    } catch (error) {
      if (!givenUp(init?.signal) && !forgotten.aborted) lost(server)
      throw error
    } finally {
      settled()
    }
  }
}

/** An abort by the caller says nothing about the server; a timeout does. */
const givenUp = (signal: AbortSignal | null | undefined): boolean =>
  signal?.aborted === true &&
  !(signal.reason instanceof DOMException && signal.reason.name === 'TimeoutError')

function answered(): void {
  unprovenReturns = 0
  setReachable(true)
}

/**
 * Counts a call once it is late, and probes whether the server is there at all.
 * @returns must be called when the call ends
 */
export function watchPatience(): () => void {
  let isLate = false
  const count = (change: number) => store.set(lateCallsAtom, (late) => late + change)
  const timer = setTimeout(() => {
    isLate = true
    count(1)
    checkServer()
  }, PATIENCE)
  return () => {
    clearTimeout(timer)
    if (isLate) count(-1)
  }
}

function withLimit(init: RequestInit = {}, forgotten: AbortSignal): RequestInit {
  const limit = AbortSignal.timeout(CALL_LIMIT)
  return { ...init, signal: AbortSignal.any([limit, forgotten, ...(init.signal ? [init.signal] : [])]) }
}

/** Milliseconds before the next probe of a server that answers probes but no calls. */
const pause = () => jittered(Math.min(PROBE_EVERY * 2 ** unprovenReturns, LONGEST_PAUSE))

function lost(server: ServerConnection): void {
  setReachable(false)
  if (probing) return
  probing = true
  setTimeout(() => void probe(server), pause())
}

/** Probes after a call failed at a gateway, though not too often: one failure alone is its caller's problem. */
function doubt(): void {
  if (performance.now() < undoubtedUntil) return
  undoubtedUntil = performance.now() + pause()
  checkServer()
}

/** Probes whether the server is there; the result is in `serverReachableAtom`. */
export function checkServer(): void {
  if (probing || !current) return
  probing = true
  void probe(current)
}

/**
 * Aborts all calls in progress as if they had timed out. After a suspension or an outage they will get no answer, and
 * later calls would queue behind them.
 */
export function giveUpCalls(): void {
  underWay.abort(new DOMException('the server says nothing any more', 'TimeoutError'))
  underWay = new AbortController()
}

/**
 * Closes idle connections whose other end is gone, in which the next calls would hang: each probe takes one connection,
 * and aborting a probe closes it. Calls in progress are not touched. The probes carry no header that needs a preflight:
 * Chromium waits for preflights without a limit, and in the connection's place.
 */
export async function dropDeadConnections(): Promise<void> {
  const server = current
  if (!server) return
  const touch = () =>
    fetch(`${server.url}/auth/v1/health`, {
      mode: 'no-cors',
      // Otherwise the probes wait for each other, hoping for a cached answer.
      cache: 'no-store',
      signal: AbortSignal.timeout(IDLE_LIMIT),
    })
  await Promise.allSettled(Array.from({ length: CONNECTIONS }, touch))
}

async function probe(server: ServerConnection): Promise<void> {
  const asked = performance.now()
  if (!(await ask(server))) {
    // A probe that hung has been pause enough.
    setTimeout(() => void probe(server), Math.max(0, jittered(PROBE_EVERY) - (performance.now() - asked)))
    return
  }
  setReachable(true)
  probing = false
  unprovenReturns += 1
}

/** Probes once for all who ask at the same time. */
function ask(server: ServerConnection): Promise<boolean> {
  asking ??= answers(server).then((isThere) => {
    asking = undefined
    // Only the probe may declare the server back, at its own pace: if each answered call did, everything would be read
    // again each time.
    if (!isThere) setReachable(false)
    return isThere
  })
  return asking
}

/**
 * Any answer counts: only silence, or a proxy without a server behind it, means that the server is away. The key is in
 * the address because a header would need a preflight, which has no timeout. A probe that times out also closes
 * connections that may be dead.
 */
async function answers({ url, publishableKey }: ServerConnection): Promise<boolean> {
  const signal = AbortSignal.timeout(PROBE_LIMIT)
  try {
    const key = encodeURIComponent(publishableKey)
    const response = await fetch(`${url}/auth/v1/health?apikey=${key}`, { cache: 'no-store', signal })
    return !GATEWAY_DOWN.has(response.status)
  } catch {
    if (signal.aborted) {
      // First: aborting these calls frees the connections for the next ones.
      setReachable(false)
      giveUpCalls()
      dropPendingPictures(url)
      await dropDeadConnections()
    }
    return false
  }
}
