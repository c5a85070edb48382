import { AuthRetryableFetchError } from '@supabase/supabase-js'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { store } from '#renderer/lib/store.ts'
import {
  isKeychainAwaitedAtom,
  keychainAnswerAtom,
  sessionAtom,
  sessionEndedAtom,
  sessionKeptInMemoryAtom,
  showEntrance,
} from './session.ts'
import { memberConnection } from './connection.ts'
import { checkAgain, startSession } from './start-session.ts'
import { signedIn } from './testing/sign-in.tsx'

const { auth, get, keychain } = vi.hoisted(() => ({
  auth: { getSession: vi.fn(), onAuthStateChange: vi.fn(), dispose: vi.fn() },
  get: vi.fn(),
  /** State of the keychain as main reports it. */
  keychain: { onAvailable: vi.fn(), onKept: vi.fn() },
}))
vi.mock('#renderer/server/supabase.ts', () => ({ connectServer: () => ({ auth }) }))
vi.mock('#renderer/lib/desktop.ts', () => ({
  desktop: { session: { get, remove: () => Promise.resolve(null), ...keychain } },
  unwrap: (answer: unknown) => answer,
}))

const luna = { id: 'u1', email: 'luna@cosmia.test' }
const server = { url: 'https://server.test', publishableKey: 'sb_publishable_test' }
const present = { status: 'present', member: expect.objectContaining(luna) as unknown }
const stored = (value: string) => ({ outcome: 'value', value })
const start = async () => {
  void startSession(server)
  await vi.advanceTimersByTimeAsync(0)
}
/** Tells the app what the auth client tells its subscribers. */
const announce = (event: string, user: typeof luna | null) =>
  auth.onAuthStateChange.mock.lastCall?.[0](event, user && { user })

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'error').mockReturnValue()
  store.set(sessionAtom, { status: 'loading' })
  store.set(sessionEndedAtom, false)
  store.set(keychainAnswerAtom, 'given')
  auth.getSession.mockResolvedValue({ data: { session: null }, error: null })
  get.mockResolvedValue({ outcome: 'none' })
})

afterEach(() => {
  vi.useRealTimers()
  showEntrance()
})

// spec: 4.auth.absent-or-present, 7.auth.session
test('a stored session is shown once it has been checked', async () => {
  auth.getSession.mockResolvedValue({ data: { session: { user: luna } }, error: null })
  await start()
  expect(store.get(sessionAtom)).toEqual(present)
})

// spec: 4.auth.absent-or-present, 7.auth.session
test('without a stored session there is none', async () => {
  await start()
  expect(store.get(sessionAtom)).toEqual({ status: 'absent' })
})

test('a server that cannot renew the session leaves the member in', async () => {
  const error = new AuthRetryableFetchError('Failed to fetch', 0)
  auth.getSession.mockResolvedValue({ data: { session: null }, error })
  get.mockResolvedValue(stored(JSON.stringify({ user: luna })))
  await start()
  expect(store.get(sessionAtom)).toEqual(present)
})

// spec: 4.auth.loading
test('a server that hangs keeps nobody before the spinner', async () => {
  auth.getSession.mockReturnValue(Promise.withResolvers().promise)
  get.mockResolvedValue(stored(JSON.stringify({ user: luna })))
  await start()
  expect(store.get(sessionAtom)).toEqual({ status: 'loading' })
  await vi.advanceTimersByTimeAsync(4000)
  expect(store.get(sessionAtom)).toEqual(present)
})

test('a stored session that is not readable counts as none', async () => {
  auth.getSession.mockReturnValue(Promise.withResolvers().promise)
  get.mockResolvedValue(stored('{"us'))
  await start()
  await vi.advanceTimersByTimeAsync(4000)
  expect(store.get(sessionAtom)).toEqual({ status: 'absent' })
})

// spec: 7.auth.session
test('signing out forgets what the member had read', async () => {
  await start()
  announce('SIGNED_IN', luna)
  const { queries } = signedIn()
  queries.setQueryData(['feed', 'all'], ['post'])
  announce('SIGNED_OUT', null)
  expect(store.get(sessionAtom)).toEqual({ status: 'absent' })
  expect(queries.getQueryData(['feed', 'all'])).toBeUndefined()
  announce('SIGNED_IN', luna)
  expect(signedIn().queries).not.toBe(queries)
})

test('a renewed token changes nothing for the screens', async () => {
  await start()
  announce('SIGNED_IN', luna)
  const before = store.get(sessionAtom)
  signedIn().queries.setQueryData(['feed', 'all'], ['post'])
  announce('TOKEN_REFRESHED', luna)
  expect(store.get(sessionAtom)).toBe(before)
  expect(signedIn().queries.getQueryData(['feed', 'all'])).toEqual(['post'])
})

test('a check that fails keeps nobody before the spinner', async () => {
  auth.getSession.mockRejectedValue(new Error('the renewed session could not be stored'))
  await start()
  expect(store.get(sessionAtom)).toEqual({ status: 'absent' })
  expect(console.error).toHaveBeenCalledOnce()
})

test('a session that the server ends is told, also when it ends while it is checked', async () => {
  await start()
  announce('SIGNED_IN', luna)
  announce('SIGNED_OUT', null)
  expect(store.get(sessionAtom)).toEqual({ status: 'absent' })
  expect(store.get(sessionEndedAtom)).toBe(true)
  store.set(sessionEndedAtom, false)
  store.set(sessionAtom, { status: 'loading' })
  announce('SIGNED_OUT', null)
  expect(store.get(sessionEndedAtom)).toBe(true)
})

test('a session that the member ends is not told', async () => {
  await start()
  announce('SIGNED_IN', luna)
  showEntrance()
  announce('SIGNED_OUT', null)
  expect(store.get(sessionEndedAtom)).toBe(false)
})

/** An auth client that reads its storage, as the real one does. */
function readsItsStorage(): void {
  auth.getSession.mockImplementation(async () => {
    const { storage } = memberConnection()
    const text = await storage.getItem('session')
    return { data: { session: text === null ? null : JSON.parse(text) }, error: null }
  })
}
const keychainOpens = () => keychain.onAvailable.mock.lastCall?.[0]()

test('a keychain that is locked leaves it open whether there is a session, until it says so', async () => {
  readsItsStorage()
  get.mockResolvedValue({ outcome: 'unanswered' })
  await start()
  expect(store.get(sessionAtom)).toEqual({ status: 'absent' })
  expect(store.get(isKeychainAwaitedAtom)).toBe(true)
  get.mockResolvedValue(stored(JSON.stringify({ user: luna })))
  keychainOpens()
  expect(store.get(keychainAnswerAtom)).toBe('late')
  await checkAgain()
  expect(store.get(sessionAtom)).toEqual(present)
  expect(store.get(keychainAnswerAtom)).toBe('given')
})

test('a keychain that had no session either has answered all the same', async () => {
  readsItsStorage()
  get.mockResolvedValue({ outcome: 'unanswered' })
  await start()
  get.mockResolvedValue({ outcome: 'none' })
  keychainOpens()
  await checkAgain()
  expect(store.get(isKeychainAwaitedAtom)).toBe(false)
})

test('one that was locked again by then is waited for again', async () => {
  readsItsStorage()
  get.mockResolvedValue({ outcome: 'unanswered' })
  await start()
  keychainOpens()
  await checkAgain()
  expect(store.get(keychainAnswerAtom)).toBe('awaited')
})

test('who has signed in meanwhile stays, whatever a keychain then says', async () => {
  readsItsStorage()
  get.mockResolvedValue({ outcome: 'unanswered' })
  await start()
  announce('SIGNED_IN', luna)
  keychainOpens()
  expect([store.get(sessionAtom), store.get(keychainAnswerAtom)]).toEqual([present, 'given'])
})

test('a session that the keychain has taken does not end with the app any more', async () => {
  await start()
  store.set(sessionKeptInMemoryAtom, true)
  keychain.onKept.mock.lastCall?.[0]()
  expect(store.get(sessionKeptInMemoryAtom)).toBe(false)
})

test('a helper value that a locked keychain did not give is asked for once it is open', async () => {
  readsItsStorage()
  get.mockResolvedValue({ outcome: 'unanswered' })
  await start()
  const { storage } = memberConnection()
  expect(await storage.getItem('session-code-verifier')).toBeNull()
  announce('SIGNED_IN', luna)
  get.mockResolvedValue(stored('verifier'))
  expect(await storage.getItem('session-code-verifier')).toBeNull()
  keychainOpens()
  expect(await storage.getItem('session-code-verifier')).toBe('verifier')
})
