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
  showMember,
} from './session.ts'

/** Milliseconds the server gets to renew an expired session before the stored one is shown (offline start). */
const PATIENCE = 4000

const storedSession = z.object({ user: z.object({ id: z.string(), email: z.optional(z.string()) }) })

let keychain: KeychainStorage | undefined

/**
 * Connects to the server and keeps `sessionAtom` true from then on; called once, before the first route.
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
    // Nobody waits for its answer on the session: what else was not read may be read now.
    else keychain?.askAgain()
  })
  connectMember(server, keychain, loseSession)
  await check()
}

/**
 * Checks anew whether there is a session, now that the keychain has answered; to be called while nobody is here. A sign-in
 * that is under way by then may end before or after it: whoever comes last stays.
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
    const user = await memberOf(client.auth.getSession(), storage)
    // What has happened meanwhile is newer.
    if (store.get(sessionAtom) !== before) return
    if (user) showMember(user, client, ending)
    else showEntrance()
  } catch (cause) {
    console.error('The session could not be checked', cause)
    if (store.get(sessionAtom).status === 'loading') showEntrance()
  }
}

type SessionAnswer = ReturnType<Supabase['auth']['getSession']>
type StoredUser = z.infer<typeof storedSession>['user']

async function memberOf(answer: SessionAnswer, storage: SupportedStorage): Promise<StoredUser | undefined> {
  const late = new Promise<'late'>((resolve) => setTimeout(() => resolve('late'), PATIENCE))
  const result = await Promise.race([answer, late])
  if (result !== 'late' && result.data.session) return result.data.session.user
  const unreachable = result === 'late' || isAuthRetryableFetchError(result.error)
  if (result !== 'late' && result.error) console.error('The session could not be checked', result.error)
  return unreachable ? storedUser(storage) : undefined
}

/** The member of the stored session, whose renewal the auth client goes on trying. */
async function storedUser(storage: SupportedStorage): Promise<StoredUser | undefined> {
  const text = await storage.getItem(SESSION_KEY)
  if (!text) return undefined
  try {
    return storedSession.parse(JSON.parse(text)).user
  } catch (cause) {
    console.error('The stored session is not readable', cause)
    return undefined
  }
}
