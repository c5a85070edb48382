import type { SupportedStorage } from '@supabase/supabase-js'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { publicAddress } from './public-address.ts'
import { connectServer, onHeartbeat, type Supabase } from './supabase.ts'

const SERVER = 'https://server.test'
const USER = {
  id: 'u1',
  email: 'luna@cosmia.test',
  app_metadata: {},
  user_metadata: {},
  aud: '',
  created_at: '',
}
const token = (mark: string) => ({
  access_token: mark,
  refresh_token: `refresh-${mark}`,
  expires_in: 3600,
  expires_at: Math.floor(Date.now() / 1000) + 3600,
  token_type: 'bearer' as const,
  user: USER,
})

/** A server that takes one access token and answers every renewal as told. */
const server = {
  accepts: 'old',
  renewal: (): Response => Response.json(token('new')),
  renewals: 0,
  bodies: [] as unknown[],
  asked: [] as string[],
  /** How it refuses another token. */
  refusal: (): Response => Response.json({ code: 'PGRST301', message: 'JWT refused' }, { status: 401 }),
}

async function answer(address: string, init: RequestInit): Promise<Response> {
  await Promise.resolve()
  server.asked.push(address)
  if (address.includes('/auth/v1/token')) {
    server.renewals += 1
    return server.renewal()
  }
  if (address.includes('/auth/v1/')) return Response.json({ message: 'no' }, { status: 401 })
  server.bodies.push(init.body)
  const bearer = new Headers(init.headers).get('authorization')
  if (bearer === `Bearer ${server.accepts}`) return Response.json([])
  return server.refusal()
}

let auth: Supabase['auth']
let client: Supabase
let stored: Map<string, string>
const onChange = vi.fn<(event: string) => void>()
const read = async () => (await client.from('posts').select()).status

/** Ends the calls of the client. */
let ending: AbortController

beforeEach(async () => {
  ending = new AbortController()
  const values = new Map([['session', JSON.stringify(token('old'))]])
  const storage: SupportedStorage = {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  }
  stored = values
  Object.assign(server, {
    accepts: 'new',
    renewal: () => Response.json(token('new')),
    renewals: 0,
    bodies: [],
    asked: [],
    refusal: () => Response.json({ code: 'PGRST301', message: 'JWT refused' }, { status: 401 }),
  })
  vi.stubGlobal('fetch', async (input: RequestInfo, init: RequestInit = {}) => {
    const response = await answer(String(input), init)
    init.signal?.throwIfAborted()
    return response
  })
  vi.spyOn(console, 'error').mockReturnValue()
  client = connectServer({ url: `${SERVER}/`, publishableKey: 'sb_publishable_test' }, storage, ending.signal)
  auth = client.auth
  auth.onAuthStateChange((event) => onChange(event))
  await auth.getSession()
  onChange.mockReset()
})

afterEach(async () => {
  vi.useRealTimers()
  await auth.dispose()
  vi.unstubAllGlobals()
})

test('the slash at the end of a configured address is not doubled', async () => {
  await read()
  expect(server.asked.map((address) => new URL(address).pathname)).toEqual([
    '/rest/v1/posts',
    '/auth/v1/token',
    '/rest/v1/posts',
  ])
  expect(publicAddress('user-assets/u1/a.png')).toBe(
    `${SERVER}/storage/v1/object/public/user-assets/u1/a.png`,
  )
})

test('what is under way ends with the connection, and only the session can still be revoked', async () => {
  const reading = client.from('posts').select()
  const answered = Promise.resolve(reading)
  const looking = auth.getUser()
  ending.abort()
  expect((await looking).error?.message).toContain('abort')
  expect((await answered).error?.message).toContain('AbortError')
  expect((await client.from('posts').select()).error?.message).toContain('AbortError')
  expect((await auth.signOut({ scope: 'local' })).error).toBeNull()
  expect(server.asked.map((address) => new URL(address).pathname)).toContain('/auth/v1/logout')
})

test('a signed-in call that is answered 401 is repeated with a renewed session, whole', async () => {
  const { error } = await client.from('posts').insert({ content: 'hola', category: 'humordidas' })
  expect(error).toBeNull()
  expect(server.renewals).toBe(1)
  expect(server.bodies).toHaveLength(2)
  expect(server.bodies[1]).toBe(server.bodies[0])
  expect(JSON.parse(stored.get('session') ?? '')).toMatchObject({ access_token: 'new' })
})

/** How the Storage API refuses: by its words alone one learns whether it was for the token. */
const storageRefusal = (message: string) => () =>
  Response.json({ statusCode: '403', error: 'Unauthorized', message }, { status: 400 })

test.each(['"exp" claim timestamp check failed', 'signature verification failed', 'Invalid Compact JWS'])(
  'a call of a file that is answered «%s» is repeated with a renewed session, once',
  async (words) => {
    server.refusal = storageRefusal(words)
    expect((await client.storage.from('chat-assets').remove(['a.png'])).error).toBeNull()
    expect(server.renewals).toBe(1)
    expect(server.bodies).toHaveLength(2)
  },
)

test.each([
  'new row violates row-level security policy',
  'Only members store files',
  'The object exceeded the maximum allowed size of its type',
])('a file that is refused with «%s» renews nothing', async (words) => {
  server.refusal = storageRefusal(words)
  const { error } = await client.storage.from('chat-assets').remove(['a.png'])
  expect(error?.message).toBe(words)
  expect(server.renewals).toBe(0)
  expect(stored.has('session')).toBe(true)
})

test('a row that is refused with words about a token renews nothing', async () => {
  server.refusal = storageRefusal('Invalid Compact JWS')
  expect(await read()).toBe(400)
  expect(server.renewals).toBe(0)
})

test('calls at the same time share one renewal, and one that was on its way takes what it brought', async () => {
  expect(await Promise.all([read(), read(), read()])).toEqual([200, 200, 200])
  expect(server.renewals).toBe(1)
})

test('a session that cannot be renewed ends, once, although its token has not expired', async () => {
  server.renewal = () => Response.json({ error_code: 'refresh_token_not_found' }, { status: 400 })
  expect(await Promise.all([read(), read()])).toEqual([401, 401])
  expect(stored.has('session')).toBe(false)
  expect(onChange.mock.calls).toEqual([['SIGNED_OUT']])
  await read()
  expect(server.renewals).toBe(1)
})

test('a session that has ended is not asked to be renewed again', async () => {
  const [first] = await Promise.all([read(), auth.signOut({ scope: 'local' })])
  expect(first).toBe(401)
  expect(onChange.mock.calls).toEqual([['SIGNED_OUT']])
})

test('a 401 of a call without a session, or of the auth server itself, is left alone', async () => {
  const { error } = await auth.getUser()
  expect(error?.status).toBe(401)
  await auth.signOut({ scope: 'local' })
  expect(await read()).toBe(401)
  expect(server.renewals).toBe(0)
})

test('a call of a member goes out in the task that makes it, before a frame can be drawn', async () => {
  server.accepts = 'old'
  const calls = vi.fn<typeof fetch>(async () => Response.json([]))
  vi.stubGlobal('fetch', calls)
  const answered = client
    .from('posts')
    .select()
    .then(({ status }) => status)
  await new Promise((resolve) => setTimeout(resolve))
  expect(new Headers(calls.mock.calls[0]?.[1]?.headers).get('authorization')).toBe('Bearer old')
  expect(await answered).toBe(200)
})

test('a session that is about to end is renewed before a call', async () => {
  vi.useFakeTimers({ now: Date.now() + 59 * 60_000, toFake: ['Date'] })
  expect(await read()).toBe(200)
  expect(server.renewals).toBe(1)
  expect(server.bodies).toHaveLength(1)
})

test('whoever listens to the heartbeats hears them, beside the others and until they stop', () => {
  const [one, other] = [vi.fn<(event: string) => void>(), vi.fn<(event: string) => void>()]
  const stop = onHeartbeat(client, one)
  onHeartbeat(client, other)
  client.realtime.heartbeatCallback('sent')
  stop()
  client.realtime.heartbeatCallback('ok')
  expect(one.mock.calls).toEqual([['asked']])
  expect(other.mock.calls).toEqual([['asked'], ['answered']])
})
