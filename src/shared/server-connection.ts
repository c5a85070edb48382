import { z } from 'zod/mini'
import type { ServerConnection } from './bridge.ts'

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Whether an address is on this machine. */
export const isLoopback = (address: URL) => LOOPBACK.has(address.hostname)

/** An address without its trailing slash, so that paths can be appended. */
export const withoutFinalSlash = (url: string): string => url.replace(/\/+$/, '')

const KEY_PATTERN = /^[\w.\-~+/=]{8,4096}$/

/** Reasons why a server cannot be used, each with a text for the log. */
const PROBLEMS = {
  noAddress: 'the server has no address that begins with https or http',
  moreThanAddress: 'the address must not carry a user name, password, query or fragment',
  plainHttp: 'plain http is accepted on this machine only, use https',
  noKey: 'the publishable key is empty',
  keyShape: 'the publishable key is too short, too long or holds unexpected characters',
  secretKey: 'the key is a secret one, which would end up on every member’s disk',
} as const

export type ServerProblem = keyof typeof PROBLEMS

/** Plain http is accepted on this machine only: elsewhere passwords would be readable on the network. */
export function addressProblem(url: string): ServerProblem | null {
  const address = URL.parse(url)
  if (!address || !/^https?:$/.test(address.protocol)) return 'noAddress'
  if (address.username || address.password || address.search || address.hash) return 'moreThanAddress'
  return address.protocol === 'http:' && !isLoopback(address) ? 'plainHttp' : null
}

/** A secret key is refused: with it anybody could read everything. */
export function keyProblem(key: string): ServerProblem | null {
  if (key === '') return 'noKey'
  if (!KEY_PATTERN.test(key)) return 'keyShape'
  return key.startsWith('sb_secret_') || roleOf(key) === 'service_role' ? 'secretKey' : null
}

/** Why a server cannot be used, in English for the log; `null` if it can. */
export function serverProblem({ url, publishableKey }: ServerConnection): string | null {
  const problem = addressProblem(url) ?? keyProblem(publishableKey)
  return problem && PROBLEMS[problem]
}

/**
 * Where the server's address may come from, in order of precedence (design §3): the environment at run time, the build,
 * the file written by the first-run screen.
 */
const SERVER_SOURCES = ['environment', 'builtIn', 'file'] as const

export type ServerSource = (typeof SERVER_SOURCES)[number]

/** The first source with any value decides: a mistake in it is reported and never hidden by the next source. */
export const decidingSource = (says: (source: ServerSource) => boolean): ServerSource | undefined =>
  SERVER_SOURCES.find(says)

const claimsSchema = z.object({ role: z.string() })

/** The role inside an old-style key (a JWT); `null` for new-style keys and anything unreadable. */
function roleOf(key: string): string | null {
  const payload = key.split('.')[1] ?? ''
  try {
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')))
    return claimsSchema.parse(claims).role
  } catch {
    return null
  }
}
