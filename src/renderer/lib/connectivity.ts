import { onlineManager } from '@tanstack/query-core'
import { atom } from 'jotai'
import { store } from './store.ts'

/** Whether the server answered the last time it was asked. */
export const serverReachableAtom = atom(true)

/** Milliseconds between two questions while the server does not answer. */
const PROBE_EVERY = 2500
/** Milliseconds a call that only moves a few kilobytes may take; storage transfers have no limit. */
const CALL_LIMIT = 20_000
const PROBE_LIMIT = 5000

/** Statuses with which a proxy says that nobody is behind it. */
const GATEWAY_DOWN = new Set([502, 503, 504])

let probing = false

function setReachable(reachable: boolean): void {
  store.set(serverReachableAtom, reachable)
  onlineManager.setOnline(reachable)
}

/**
 * `fetch` for the Supabase client: notices when the server stops answering, asks until it answers again, and gives up
 * on hanging calls, so that nothing waits for ever.
 * @param serverUrl base address of the server, without a final slash
 */
export function watchedFetch(serverUrl: string): typeof fetch {
  return async (input, init) => {
    try {
      const response = await fetch(input, withLimit(addressOf(input), init))
      if (GATEWAY_DOWN.has(response.status)) lost(serverUrl)
      else if (!probing) setReachable(true)
      return response
    } catch (error) {
      if (!init?.signal?.aborted) lost(serverUrl)
      throw error
    }
  }
}

const addressOf = (input: RequestInfo | URL): string => (input instanceof Request ? input.url : String(input))

function withLimit(address: string, init: RequestInit = {}): RequestInit {
  if (address.includes('/storage/v1/')) return init
  const limit = AbortSignal.timeout(CALL_LIMIT)
  return { ...init, signal: init.signal ? AbortSignal.any([init.signal, limit]) : limit }
}

function lost(serverUrl: string): void {
  setReachable(false)
  if (probing) return
  probing = true
  setTimeout(() => void probe(serverUrl), PROBE_EVERY)
}

async function probe(serverUrl: string): Promise<void> {
  const answered = await answers(serverUrl)
  if (!answered) {
    setTimeout(() => void probe(serverUrl), PROBE_EVERY)
    return
  }
  probing = false
  setReachable(true)
}

/** Any answer will do: only silence, or a proxy with nobody behind it, means that the server is away. */
async function answers(serverUrl: string): Promise<boolean> {
  try {
    const response = await fetch(`${serverUrl}/auth/v1/health`, { signal: AbortSignal.timeout(PROBE_LIMIT) })
    return !GATEWAY_DOWN.has(response.status)
  } catch {
    return false
  }
}
