import { isAuthRetryableFetchError, type SupportedStorage } from '@supabase/supabase-js'
import { z } from 'zod/mini'
import type { ServerConnection } from '#shared/bridge.ts'
import { desktop } from '#renderer/lib/desktop.ts'
import { store } from '#renderer/lib/store.ts'
import type { Supabase } from '#renderer/server/supabase.ts'
import { SESSION_KEY, sessionStorageOf, type KeychainStorage } from './keychain-storage.ts'
import { connectMember, memberConnection } from './connection.ts'
import { loseSession } from './leave.ts'
import {
  keychainAnswerAtom,
  sessionAtom,
  sessionKeptInMemoryAtom,
  showEntrance,
  showSession,
} from './session.ts'

/** Milliseconds the server gets to renew an expired session before the stored one is shown (offline start). */
const PATIENCE = 4000

const storedSession = z.object({
  access_token: z.optional(z.string()),
  user: z.object({
    id: z.string(),
    email: z.optional(z.string()),
    factors: z.optional(z.array(z.object({ status: z.string() }))),
  }),
})

let keychain: KeychainStorage | undefined

/**
 * Connects to the server and keeps `sessionAtom` current from then on; called once, before the first route.
 * @returns resolves once it is known whether there is a session
 */
export async function startSession(server: ServerConnection): Promise<void> {
  const { session } = desktop
  keychain = sessionStorageOf(session, {
    unanswered: () => store.set(keychainAnswerAtom, 'awaited'),
    kept: (kept) => store.set(sessionKeptInMemoryAtom, kept === 'memory'),
  })
  session.onKept(() => store.set(sessionKeptInMemoryAtom, false))
  session.onAvailable(() => {
    if (store.get(keychainAnswerAtom) === 'awaited') store.set(keychainAnswerAtom, 'late')
    // Its answer about the session is not needed; the keychain may be asked for the other keys now.
    else keychain?.askAgain()
  })
  connectMember(server, keychain, loseSession)
  await check()
}

/**
 * Checks again whether there is a session, now that the keychain has answered; call it while nobody is signed in. If a
 * sign-in is running at the same time, the last one to finish wins.
 */
export async function checkAgain(): Promise<void> {
  keychain?.askAgain()
  await check()
  if (store.get(keychainAnswerAtom) === 'late') store.set(keychainAnswerAtom, 'given')
}

async function check(): Promise<void> {
  const { client, storage, ending } = memberConnection()
  const before = store.get(sessionAtom)
  try {
    const session = await sessionOf(client.auth.getSession(), storage)
    // A change that came meanwhile is newer.
    if (store.get(sessionAtom) !== before) return
    if (session) showSession(session, client, ending)
    else showEntrance()
  } catch (cause) {
    console.error('The session could not be checked', cause)
    if (store.get(sessionAtom).status === 'loading') showEntrance()
  }
}

type SessionAnswer = ReturnType<Supabase['auth']['getSession']>
type StoredSession = z.infer<typeof storedSession>

async function sessionOf(
  answer: SessionAnswer,
  storage: SupportedStorage,
): Promise<StoredSession | undefined> {
  const late = new Promise<'late'>((resolve) => setTimeout(() => resolve('late'), PATIENCE))
  const result = await Promise.race([answer, late])
  if (result !== 'late' && result.data.session) return result.data.session
  const unreachable = result === 'late' || isAuthRetryableFetchError(result.error)
  if (result !== 'late' && result.error) console.error('The session could not be checked', result.error)
  return unreachable ? readStored(storage) : undefined
}

/** The stored session; the auth client goes on trying to renew it. */
async function readStored(storage: SupportedStorage): Promise<StoredSession | undefined> {
  const text = await storage.getItem(SESSION_KEY)
  if (!text) return undefined
  try {
    return storedSession.parse(JSON.parse(text))
  } catch (cause) {
    console.error('The stored session is not readable', cause)
    return undefined
  }
}
