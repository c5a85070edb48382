import { onlineManager } from '@tanstack/react-query'
import { atom } from 'jotai'
import type { ServerConnection } from '#shared/bridge.ts'
import { store } from '#renderer/lib/store.ts'
import { jittered } from '#renderer/lib/jittered.ts'
import { dropPendingPictures, reloadPendingPictures } from './pending-pictures.ts'
import { unlessAborted } from './unless-aborted.ts'

/** Parts of the server that are asked by HTTP. Each may be away alone: behind one address they are programs of their own. */
const parts = ['auth', 'data', 'files'] as const
type Part = (typeof parts)[number]

/** Whether each part answered the last time it was asked. */
const reachableAtoms = { auth: atom(true), data: atom(true), files: atom(true) }

/** Whether the server, that is its data API, of which nearly everything is asked, answered the last time it was asked. */
export const serverReachableAtom = reachableAtoms.data
/** How often a part of the server has come back; each time, what failed meanwhile is worth another attempt. */
export const serverReturnsAtom = atom(0)
/** Whether messages come live. Set by who follows them, once the first attempt to reconnect has failed. */
export const liveReachableAtom = atom(true)

/** What is away: of several parts the one that the member misses most, `server` if nothing answers. */
export type Away = 'server' | Part | 'live' | null

export const awayAtom = atom((get): Away => {
  const away = parts.filter((part) => !get(reachableAtoms[part]))
  if (away.length === parts.length) return 'server'
  if (away.includes('data')) return 'data'
  if (away.includes('files')) return 'files'
  return get(liveReachableAtom) ? (away[0] ?? null) : 'live'
})

/** Number of calls that have waited too long for an answer. */
const lateCallsAtom = atom(0)
/** Whether the server seems slow. */
export const serverSlowAtom = atom((get) => get(lateCallsAtom) > 0)

/** Milliseconds after which a call without an answer is late. */
const PATIENCE = 6000
/**
 * Milliseconds between two probes while there is no answer, varied by half so that clients do not probe in step. Where
 * a gateway answers that the part is away or overloaded they double, up to LONGEST_WAIT.
 */
const PROBE_EVERY = 2500
const LONGEST_WAIT = 10_000
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

/** Cheap questions that each part answers to anybody. That to the data API reaches the database. */
const QUESTIONS: Record<Part, string> = {
  auth: '/auth/v1/health',
  data: '/rest/v1/rpc/get_client_notices?version=0',
  files: '/storage/v1/status',
}

/** `faulty`: there is a network, and something that answers in place of the part. */
type Answer = 'there' | 'faulty' | 'silent'

/** What is known of one part. */
const newWatch = (part: Part) => ({
  part,
  /** Aborts the calls in progress. */
  underWay: new AbortController(),
  isProbing: false,
  /** The probe in progress. */
  asking: undefined as Promise<Answer> | undefined,
  answer: 'there' as Answer,
  /** Probes in a row that were answered by a gateway. */
  faults: 0,
  /** Calls in a row that failed although the part was believed to be there. */
  losses: 0,
  /** Until this time (`performance.now()`) a call that failed at a gateway does not cause another probe. */
  undoubtedUntil: 0,
})
type Watch = ReturnType<typeof newWatch>

const watches = { auth: newWatch('auth'), data: newWatch('data'), files: newWatch('files') }
let current: ServerConnection | undefined

const isReachable = ({ part }: Watch): boolean => store.get(reachableAtoms[part])

function setReachable({ part }: Watch, reachable: boolean): void {
  const isReturn = reachable && !store.get(reachableAtoms[part])
  if (isReturn && part === 'files' && current) reloadPendingPictures(current.url)
  store.set(reachableAtoms[part], reachable)
  if (part === 'data') onlineManager.setOnline(reachable)
  if (isReturn) store.set(serverReturnsAtom, (count) => count + 1)
}

function partOf(input: RequestInfo | URL): Part {
  const { pathname } = new URL(input instanceof Request ? input.url : input)
  if (pathname.includes('/auth/v1/')) return 'auth'
  return pathname.includes('/storage/v1/') ? 'files' : 'data'
}

/**
 * `fetch` for the Supabase client: notices when a part of the server stops answering, probes until it answers again, and
 * aborts hanging calls so that nothing waits for ever.
 */
export function watchedFetch(server: ServerConnection): typeof fetch {
  current = server
  return async (input, init) => {
    const watch = watches[partOf(input)]
    const settled = watchPatience(watch.part)
    const { signal: forgotten } = watch.underWay
    try {
      const limited = withLimit(init, forgotten)
      // Send nothing into a silence: the preflight of a call would hold its connection long after the call is aborted.
      const isSilent = !isReachable(watch) && watch.answer !== 'faulty'
      if (isSilent && (await unlessAborted(limited.signal, ask(watch))) === 'silent')
        throw new TypeError('The server does not answer')
      const response = await fetch(input, limited)
      if (GATEWAY_DOWN.has(response.status)) doubtPart(watch.part)
      else if (!watch.isProbing) answered(watch)
      return response
    } catch (error) {
      if (!givenUp(init?.signal) && !forgotten.aborted) {
        if (isReachable(watch)) watch.losses += 1
        lose(watch)
      }
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

function answered(watch: Watch): void {
  watch.losses = 0
  setReachable(watch, true)
}

/**
 * Counts a call once it is late, and probes whether its part of the server is there at all.
 * @returns must be called when the call ends
 */
export function watchPatience(part: Part): () => void {
  let isLate = false
  const count = (change: number) => store.set(lateCallsAtom, (late) => late + change)
  const timer = setTimeout(() => {
    isLate = true
    count(1)
    checkServer(part)
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

/** Milliseconds before the next probe of a part that answers probes but no calls. */
const pause = ({ losses }: Watch) =>
  jittered(Math.min(PROBE_EVERY * 2 ** Math.max(0, losses - 1), LONGEST_PAUSE))

/** A part did not answer: probes it until it does, and at once the others, in case nothing answers any more. */
function lose(watch: Watch): void {
  const others = isReachable(watch) ? Object.values(watches).filter((other) => other !== watch) : []
  setReachable(watch, false)
  for (const other of others) if (isReachable(other)) void ask(other)
  if (watch.isProbing) return
  watch.isProbing = true
  setTimeout(() => void probe(watch), pause(watch))
}

/** Probes a part after something failed at it, though not too often: one failure alone is its caller's problem. */
export function doubtPart(part: Part): void {
  const watch = watches[part]
  if (performance.now() < watch.undoubtedUntil) return
  watch.losses += 1
  watch.undoubtedUntil = performance.now() + pause(watch)
  checkServer(part)
}

/** Probes whether a part of the server is there. */
export function checkServer(part: Part = 'data'): void {
  const watch = watches[part]
  if (watch.isProbing || !current) return
  watch.isProbing = true
  void probe(watch)
}

/**
 * Aborts all calls in progress as if they had timed out. After a suspension or an outage they will get no answer, and
 * later calls would queue behind them.
 */
export function giveUpCalls(): void {
  Object.values(watches).forEach(giveUp)
}

function giveUp(watch: Watch): void {
  watch.underWay.abort(new DOMException('the server says nothing any more', 'TimeoutError'))
  watch.underWay = new AbortController()
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
    fetch(`${server.url}${QUESTIONS.auth}`, {
      mode: 'no-cors',
      // Otherwise the probes wait for each other, hoping for a cached answer.
      cache: 'no-store',
      signal: AbortSignal.timeout(IDLE_LIMIT),
    })
  await Promise.allSettled(Array.from({ length: CONNECTIONS }, touch))
}

async function probe(watch: Watch): Promise<void> {
  const asked = performance.now()
  const answer = await ask(watch)
  if (answer !== 'there') {
    const wait = Math.min(PROBE_EVERY * 2 ** Math.max(0, watch.faults - 1), LONGEST_WAIT)
    // A probe that hung has been pause enough.
    setTimeout(() => void probe(watch), Math.max(0, jittered(wait) - (performance.now() - asked)))
    return
  }
  setReachable(watch, true)
  watch.isProbing = false
}

/**
 * Probes once for all who ask at the same time. Only `probe` may declare a part back, at its own pace: if each answered
 * call did, everything would be read again each time.
 */
function ask(watch: Watch): Promise<Answer> {
  watch.asking ??= questioned(watch).then((answer) => {
    watch.asking = undefined
    watch.answer = answer
    watch.faults = answer === 'faulty' ? watch.faults + 1 : 0
    if (answer !== 'there') lose(watch)
    return answer
  })
  return watch.asking
}

/**
 * Any answer counts: only silence, or a proxy without a server behind it, means that a part is away. The key is in the
 * address because a header would need a preflight, which has no timeout. A probe that times out also closes connections
 * that may be dead.
 */
async function questioned(watch: Watch): Promise<Answer> {
  const server = current
  if (!server) return 'silent'
  const question = new URL(server.url + QUESTIONS[watch.part])
  question.searchParams.set('apikey', server.publishableKey)
  const signal = AbortSignal.timeout(PROBE_LIMIT)
  const send = (mode: RequestMode) => fetch(question.href, { cache: 'no-store', mode, signal })
  try {
    return GATEWAY_DOWN.has((await send('cors')).status) ? 'faulty' : 'there'
  } catch {
    // A page of a gateway that may not be read is an answer too.
    if (!signal.aborted)
      return send('no-cors').then(
        () => 'faulty',
        () => 'silent',
      )
    const isNews = isReachable(watch)
    lose(watch)
    // Aborting these calls frees the connections for the next ones.
    giveUp(watch)
    if (dropPendingPictures(server.url)) lose(watches.files)
    // While other parts answer, connections are well.
    if (isNews || store.get(awayAtom) === 'server') await dropDeadConnections()
    return 'silent'
  }
}
