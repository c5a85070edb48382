import { AuthRetryableFetchError } from '@supabase/supabase-js'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { store } from '#renderer/lib/state/store.ts'
import { queryClient } from '#renderer/server/queries/query-client.ts'
import { sessionAtom, sessionEndedAtom } from './session.ts'
import { showSession } from './show-session.ts'
import { startSession } from './start-session.ts'

const { auth, get } = vi.hoisted(() => ({
  auth: { getSession: vi.fn(), onAuthStateChange: vi.fn(), dispose: vi.fn() },
  get: vi.fn(),
}))
vi.mock('#renderer/server/supabase.ts', () => ({ connectServer: () => ({ auth }) }))
vi.mock('#renderer/lib/desktop.ts', () => ({
  desktop: { session: { get, remove: () => Promise.resolve(null) } },
  unwrap: (answer: unknown) => answer,
}))

const luna = { id: 'u1', email: 'luna@cosmia.test' }
const server = { url: 'https://server.test', publishableKey: 'sb_publishable_test' }
const present = { status: 'present', user: luna }
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
  auth.getSession.mockResolvedValue({ data: { session: null }, error: null })
  get.mockResolvedValue(null)
})

afterEach(() => {
  vi.useRealTimers()
  queryClient.clear()
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
  get.mockResolvedValue(JSON.stringify({ user: luna }))
  await start()
  expect(store.get(sessionAtom)).toEqual(present)
})

// spec: 4.auth.loading
test('a server that hangs keeps nobody before the spinner', async () => {
  auth.getSession.mockReturnValue(Promise.withResolvers().promise)
  get.mockResolvedValue(JSON.stringify({ user: luna }))
  await start()
  expect(store.get(sessionAtom)).toEqual({ status: 'loading' })
  await vi.advanceTimersByTimeAsync(4000)
  expect(store.get(sessionAtom)).toEqual(present)
})

test('a stored session that is not readable counts as none', async () => {
  auth.getSession.mockReturnValue(Promise.withResolvers().promise)
  get.mockResolvedValue('{"us')
  await start()
  await vi.advanceTimersByTimeAsync(4000)
  expect(store.get(sessionAtom)).toEqual({ status: 'absent' })
})

// spec: 7.auth.session
test('signing out forgets what the member had read', async () => {
  await start()
  announce('SIGNED_IN', luna)
  queryClient.setQueryData(['feed', 'u1', 'all'], ['post'])
  announce('SIGNED_OUT', null)
  expect(store.get(sessionAtom)).toEqual({ status: 'absent' })
  expect(queryClient.getQueryData(['feed', 'u1', 'all'])).toBeUndefined()
})

test('a renewed token changes nothing for the screens', async () => {
  await start()
  announce('SIGNED_IN', luna)
  const before = store.get(sessionAtom)
  queryClient.setQueryData(['feed', 'u1', 'all'], ['post'])
  announce('TOKEN_REFRESHED', luna)
  expect(store.get(sessionAtom)).toBe(before)
  expect(queryClient.getQueryData(['feed', 'u1', 'all'])).toEqual(['post'])
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
  showSession(undefined)
  announce('SIGNED_OUT', null)
  expect(store.get(sessionEndedAtom)).toBe(false)
})
