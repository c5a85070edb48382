import { isAuthRetryableFetchError, type GoTrueClient, type SupportedStorage } from '@supabase/supabase-js'
import { z } from 'zod/mini'
import type { ServerConnection } from '#shared/bridge.ts'
import { desktop } from '#renderer/lib/desktop.ts'
import { store } from '#renderer/lib/state/store.ts'
import { SESSION_KEY, sessionStorageOf } from './keychain-storage.ts'
import { connectMember } from './member-connection.ts'
import { sessionAtom, sessionKeptInMemoryAtom } from './session.ts'
import { showSession } from './show-session.ts'

/** Milliseconds the server gets to renew an expired session before the stored one is shown (offline start). */
const PATIENCE = 4000

const storedSession = z.object({ user: z.object({ id: z.string(), email: z.optional(z.string()) }) })

/**
 * Connects to the server and keeps `sessionAtom` true from then on; called once, before the first route.
 * @returns resolves once it is known whether there is a session
 */
export async function startSession(server: ServerConnection): Promise<void> {
  const storage = sessionStorageOf(desktop.session, () => store.set(sessionKeptInMemoryAtom, true))
  const auth = connectMember(server, storage)
  try {
    await firstCheck(auth.getSession(), storage)
  } catch (cause) {
    console.error('The session could not be checked', cause)
    if (store.get(sessionAtom).status === 'loading') showSession(undefined)
  }
}

type SessionAnswer = ReturnType<GoTrueClient['getSession']>

async function firstCheck(answer: SessionAnswer, storage: SupportedStorage): Promise<void> {
  const late = new Promise<'late'>((resolve) => setTimeout(() => resolve('late'), PATIENCE))
  const result = await Promise.race([answer, late])
  if (store.get(sessionAtom).status !== 'loading') return
  if (result !== 'late' && result.data.session) return showSession(result.data.session.user)
  const unreachable = result === 'late' || isAuthRetryableFetchError(result.error)
  if (result !== 'late' && result.error) console.error('The session could not be checked', result.error)
  showSession(unreachable ? await storedUser(storage) : undefined)
}

/** The member of the stored session, whose renewal the auth client goes on trying. */
async function storedUser(
  storage: SupportedStorage,
): Promise<z.infer<typeof storedSession>['user'] | undefined> {
  const text = await storage.getItem(SESSION_KEY)
  if (!text) return undefined
  try {
    return storedSession.parse(JSON.parse(text)).user
  } catch (cause) {
    console.error('The stored session is not readable', cause)
    return undefined
  }
}
