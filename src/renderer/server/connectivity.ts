import { onlineManager } from '@tanstack/react-query'
import { atom } from 'jotai'
import type { ServerConnection } from '#shared/bridge.ts'
import { store } from '#renderer/lib/store.ts'
import { jittered } from '#renderer/lib/jittered.ts'
import { dropPendingPictures, reloadPendingPictures } from './pending-pictures.ts'
import { unlessAborted } from './unless-aborted.ts'

/** Whether the server answered the last time it was asked. */
export const serverReachableAtom = atom(true)
/** How often the server has come back: what failed while it was away is worth another attempt then. */
export const serverReturnsAtom = atom(0)

/** Calls that have waited longer for their answer than one should. */
const lateCallsAtom = atom(0)
/** Whether the server takes long, as far as is known. */
export const serverSlowAtom = atom((get) => get(lateCallsAtom) > 0)

/** Milliseconds after which a call without an answer is late. */
const PATIENCE = 6000
/** Milliseconds between two questions while the server does not answer, give or take half: not everybody asks in step. */
const PROBE_EVERY = 2500
/** Longest pause while the server answers that question and nothing else, so that the screen does not flicker. */
const LONGEST_PAUSE = 30_000
/** Milliseconds a call may take: it moves a few kilobytes. Files come and go by other ways. */
const CALL_LIMIT = 20_000
const PROBE_LIMIT = 5000

/** Statuses with which a proxy says that nobody is behind it, or a server that this was too much. */
const GATEWAY_DOWN = new Set([502, 503, 504])

/** As many connections to one host as Chromium keeps open, and the milliseconds that an idle one has to prove itself. */
const CONNECTIONS = 6
const IDLE_LIMIT = 1500

/** Gives up what is under way. */
let underWay = new AbortController()

let probing = false
/** The answer that is waited for. */
let asking: Promise<boolean> | undefined
let current: ServerConnection | undefined
/** How often the server answered the question since it last answered a call. */
let unprovenReturns = 0
/** Until then, in `performance.now()`, a call that a gateway has failed gives no reason to ask again. */
let undoubtedUntil = 0

function setReachable(reachable: boolean): void {
  const isReturn = reachable && !store.get(serverReachableAtom)
  if (isReturn && current) reloadPendingPictures(current.url)
  store.set(serverReachableAtom, reachable)
  onlineManager.setOnline(reachable)
  if (isReturn) store.set(serverReturnsAtom, (count) => count + 1)
}

/**
 * `fetch` for the Supabase client: notices when the server stops answering, asks until it answers again, and gives up
 * on hanging calls, so that nothing waits for ever.
 */
export function watchedFetch(server: ServerConnection): typeof fetch {
  current = server
  return async (input, init) => {
    const settled = watchPatience()
    const { signal: forgotten } = underWay
    try {
      const limited = withLimit(init, forgotten)
      // Nothing goes out into silence: the preflight of a call holds its connection when the call is long given up.
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

/** A caller that lost interest says nothing about the server; one that ran out of patience does. */
const givenUp = (signal: AbortSignal | null | undefined): boolean =>
  signal?.aborted === true &&
  !(signal.reason instanceof DOMException && signal.reason.name === 'TimeoutError')

function answered(): void {
  unprovenReturns = 0
  setReachable(true)
}

/** Counts a call that becomes late, and asks whether the server is there at all. @returns to be called with its end */
function watchPatience(): () => void {
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

/** Milliseconds for which a server that answers questions but no calls is left alone. */
const pause = () => jittered(Math.min(PROBE_EVERY * 2 ** unprovenReturns, LONGEST_PAUSE))

function lost(server: ServerConnection): void {
  setReachable(false)
  if (probing) return
  probing = true
  setTimeout(() => void probe(server), pause())
}

/** One call that failed at a gateway is its caller's matter. Whether it stands for all is asked, not too often. */
function doubt(): void {
  if (performance.now() < undoubtedUntil) return
  undoubtedUntil = performance.now() + pause()
  checkServer()
}

/** Asks whether the server is there; whether it is shows in `serverReachableAtom`. */
export function checkServer(): void {
  if (probing || !current) return
  probing = true
  void probe(current)
}

/**
 * Gives up the calls that wait for an answer, as if they had reached their limit: after a suspension, or a silence, none
 * will come, and what follows would wait for them.
 */
export function giveUpCalls(): void {
  underWay.abort(new DOMException('the server says nothing any more', 'TimeoutError'))
  underWay = new AbortController()
}

/**
 * Gets rid of idle connections whose other end is gone, which the next calls would hang in: each question takes one,
 * and a question that is given up closes it. Calls that are under way are left alone.
 *
 * Without a header that asks for a preflight, since Chromium waits for those without a limit, in the connection's place.
 */
export async function dropDeadConnections(): Promise<void> {
  const server = current
  if (!server) return
  const touch = () =>
    fetch(`${server.url}/auth/v1/health`, {
      mode: 'no-cors',
      // Else they wait for each other, in the hope of an answer for the cache.
      cache: 'no-store',
      signal: AbortSignal.timeout(IDLE_LIMIT),
    })
  await Promise.allSettled(Array.from({ length: CONNECTIONS }, touch))
}

async function probe(server: ServerConnection): Promise<void> {
  const asked = performance.now()
  if (!(await ask(server))) {
    // A question that hung has been pause enough.
    setTimeout(() => void probe(server), Math.max(0, jittered(PROBE_EVERY) - (performance.now() - asked)))
    return
  }
  setReachable(true)
  probing = false
  unprovenReturns += 1
}

/** Asks once, for all who want to know at the same time. */
function ask(server: ServerConnection): Promise<boolean> {
  asking ??= answers(server).then((isThere) => {
    asking = undefined
    // That it is there again is for the probe to say, at its pace: each call that asks would have all be read anew.
    if (!isThere) setReachable(false)
    return isThere
  })
  return asking
}

/**
 * Any answer will do: only silence, or a proxy with nobody behind it, means that the server is away. The key stands in the
 * address: a header would need a preflight, which has no limit. After a silence no connection is left that may be dead.
 */
async function answers({ url, publishableKey }: ServerConnection): Promise<boolean> {
  const signal = AbortSignal.timeout(PROBE_LIMIT)
  try {
    const key = encodeURIComponent(publishableKey)
    const response = await fetch(`${url}/auth/v1/health?apikey=${key}`, { cache: 'no-store', signal })
    return !GATEWAY_DOWN.has(response.status)
  } catch {
    if (signal.aborted) {
      // First of all: what is given up makes room for calls that would go out into the silence.
      setReachable(false)
      giveUpCalls()
      dropPendingPictures(url)
      await dropDeadConnections()
    }
    return false
  }
}
