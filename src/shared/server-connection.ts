import type { ServerConnection } from './bridge.ts'

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Whether an address is on this very machine. */
export const isLoopback = (address: URL) => LOOPBACK.has(address.hostname)

const KEY_PATTERN = /^[\w.\-~+/=]{8,4096}$/

/**
 * Why a server cannot be used, in English for the log, or `null` when it can.
 * Plain http is accepted on this machine only: elsewhere passwords would travel in the clear.
 */
export function serverProblem({ url, publishableKey }: ServerConnection): string | null {
  const address = URL.parse(url)
  if (!address) return `not an address: ${url}`
  if (address.username || address.password) return 'the address must not carry a user name or password'
  if (address.search || address.hash) return 'the address must not carry a query or fragment'
  if (address.protocol === 'http:' && !isLoopback(address))
    return `plain http is accepted on this machine only, use https: ${url}`
  if (address.protocol !== 'https:' && address.protocol !== 'http:') return `neither https nor http: ${url}`
  if (!KEY_PATTERN.test(publishableKey)) return 'the publishable key is empty or holds unexpected characters'
  return null
}
