import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { store } from '#renderer/lib/store.ts'
import { unlessAborted } from '#renderer/server/unless-aborted.ts'
import { supabase } from '#renderer/server/supabase.ts'
import { sessionAtom, sessionEndedAtom, sessionKeptInMemoryAtom } from './session.ts'
import { leave } from './leave.ts'
import { startSession } from './start-session.ts'
import { signedIn } from './testing/sign-in.tsx'

/** The bridge's session, as main keeps it: known at once, its answer as late as the keychain's. */
const { kept, keychain } = vi.hoisted(() => ({
  kept: new Map<string, string>(),
  keychain: { removed: Promise.resolve() },
}))
vi.mock('#renderer/lib/desktop.ts', () => ({
  desktop: {
    session: {
      get: (key: string) => {
        const value = kept.get(key)
        return Promise.resolve(value === undefined ? { outcome: 'none' } : { outcome: 'value', value })
      },
      set: (key: string, value: string) => Promise.resolve((kept.set(key, value), { kept: 'keychain' })),
      remove: (key: string) => (kept.delete(key), keychain.removed),
      onAvailable: () => {},
      onKept: () => {},
    },
  },
  unwrap: (answer: unknown) => answer,
}))

const HOUR = 3600
const server = { url: 'https://server.test', publishableKey: 'sb_publishable_test' }
const encode = (part: unknown) => btoa(JSON.stringify(part)).replace(/=+$/, '')

/** Answer of the auth server to a sign-in; `seconds` until its access token ends. */
function sessionOf(id: string, seconds = HOUR) {
  const expires_at = Math.round(Date.now() / 1000) + seconds
  const access_token = `${encode({ alg: 'HS256' })}.${encode({ sub: id, exp: expires_at })}.c2ln`
  const user = {
    id,
    email: `${id}@cosmia.test`,
    aud: '',
    app_metadata: {},
    user_metadata: {},
    created_at: '',
  }
  return { access_token, refresh_token: id, token_type: 'bearer', expires_in: seconds, expires_at, user }
}

let renewal: PromiseWithResolvers<Response>
let refusal: PromiseWithResolvers<Response>
/** The members behind each call, in order. */
let calls: { path: string; member: string }[]
let states: unknown[]
let unfollow: () => void

const memberOf = (init?: RequestInit) => {
  const payload = new Headers(init?.headers).get('authorization')?.split('.')[1]
  return payload ? String((JSON.parse(atob(payload)) as { sub: string }).sub) : 'nobody'
}

const serve: typeof fetch = (input, init) => {
  const { pathname, searchParams } = new URL(input instanceof Request ? input.url : input)
  calls.push({ path: pathname, member: memberOf(init) })
  if (pathname.endsWith('/logout')) return Promise.resolve(new Response(null, { status: 204 }))
  if (pathname.startsWith('/rest/')) return unlessAborted(init?.signal, refusal.promise)
  if (searchParams.get('grant_type') === 'refresh_token') return renewal.promise
  const { email = '' } = JSON.parse(String(init?.body)) as { email?: string }
  return Promise.resolve(Response.json(sessionOf(email)))
}

const signIn = async (id: string) => {
  await supabase().auth.signInWithPassword({ email: id, password: 'x' })
  await expect.poll(() => store.get(sessionAtom)).toMatchObject({ member: { id } })
}
const signOut = async () => {
  if (store.get(sessionAtom).status === 'present') await leave(signedIn(), 'signed-out')
}
const madeBy = (path: string) => calls.filter((call) => call.path.endsWith(path)).map(({ member }) => member)

beforeEach(async () => {
  vi.stubGlobal('fetch', serve)
  vi.spyOn(console, 'warn').mockReturnValue()
  vi.spyOn(console, 'error').mockReturnValue()
  kept.clear()
  keychain.removed = Promise.resolve()
  renewal = Promise.withResolvers()
  refusal = Promise.withResolvers()
  calls = []
  store.set(sessionEndedAtom, false)
  void startSession(server)
  await signIn('luna')
  states = []
  unfollow = store.sub(sessionAtom, () => states.push(store.get(sessionAtom).status))
})

afterEach(async () => {
  vi.useRealTimers()
  unfollow()
  await signOut()
  vi.unstubAllGlobals()
})

/** As after a suspension: the next look at the session renews it first. */
const anHourLater = () => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + HOUR * 1000 })

test('whose session has to be renewed to be ended is not shown in again, nor told of an end', async () => {
  anHourLater()
  const leaving = signOut()
  await expect.poll(() => madeBy('/token')).toHaveLength(2)
  renewal.resolve(Response.json(sessionOf('luna')))
  await leaving
  expect(states).toEqual(['absent'])
  expect(store.get(sessionEndedAtom)).toBe(false)
  expect(madeBy('/logout')).toEqual(['luna'])
})

test('who signs in while the former session is still being renewed stays, and only the former is revoked', async () => {
  anHourLater()
  const leaving = signOut()
  await expect.poll(() => madeBy('/token')).toHaveLength(2)
  await signIn('sol')
  renewal.resolve(Response.json(sessionOf('luna')))
  await leaving
  expect(store.get(sessionAtom)).toMatchObject({ member: { id: 'sol' } })
  expect(store.get(sessionEndedAtom)).toBe(false)
  expect(JSON.parse(kept.get('session') ?? '{}')).toMatchObject({ user: { id: 'sol' } })
  expect(madeBy('/logout')).toEqual(['luna'])
})

test('who signs in while the keychain still forgets the former session stays', async () => {
  const removal = Promise.withResolvers<undefined>()
  keychain.removed = removal.promise
  const leaving = signOut()
  await signIn('sol')
  removal.resolve(undefined)
  await leaving
  expect(store.get(sessionAtom)).toMatchObject({ member: { id: 'sol' } })
  expect(JSON.parse(kept.get('session') ?? '{}')).toMatchObject({ user: { id: 'sol' } })
})

test('that a session ends with the app is said of no other than that one', async () => {
  store.set(sessionKeptInMemoryAtom, true)
  await signOut()
  expect(store.get(sessionKeptInMemoryAtom)).toBe(false)
})

/** A call of the member who is here, on its way. */
async function call() {
  const { supabase } = signedIn()
  const answered = Promise.resolve(supabase.from('posts').insert({ content: 'De Luna' }))
  await expect.poll(() => madeBy('/posts')).toEqual(['luna'])
  return answered.then(({ error }) => error?.message)
}

test('a call of who has left ends at once, and is not made again as somebody else', async () => {
  const ended = call()
  await expect.poll(() => madeBy('/posts')).toEqual(['luna'])
  await signOut()
  expect(await ended).toContain('AbortError')
  await signIn('sol')
  refusal.resolve(Response.json({ code: 'PGRST301', message: 'JWT expired' }, { status: 401 }))
  expect(madeBy('/posts')).toEqual(['luna'])
})

test('a call of the one who was here ends at once when somebody else signs in over them', async () => {
  const ended = call()
  await expect.poll(() => madeBy('/posts')).toEqual(['luna'])
  const former = signedIn()
  await signIn('sol')
  expect(await ended).toContain('AbortError')
  refusal.resolve(Response.json({ code: 'PGRST301', message: 'JWT expired' }, { status: 401 }))
  expect(madeBy('/posts')).toEqual(['luna'])
  expect([former.signal.aborted, signedIn().signal.aborted]).toEqual([true, false])
  expect(JSON.parse(kept.get('session') ?? '{}')).toMatchObject({ user: { id: 'sol' } })
  await signOut()
  expect(madeBy('/logout')).toEqual(['sol'])
})
