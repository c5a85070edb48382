import type { SupportedStorage } from '@supabase/supabase-js'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { connectServer, type Supabase } from './supabase.ts'

const SERVER = { url: 'https://server.test', publishableKey: 'sb_publishable_test' }
const HOUR = 3600
const PAGE = '<!doctype html><title>Wait</title>'

/** The clock of the server, which need not be that of the window. */
let serverTime: () => number
/** The token that the server takes. */
let valid: string
let renewals: number
let asked: { path: string; bearer: string | null }[]
/** What answers instead of the server, where it answers at all. */
let instead: (path: string) => Response | undefined
let clients: Supabase[]
let stored: Map<string, string>
const onEnd = vi.fn<() => void>()

function grant(): Response {
  renewals += 1
  valid = `token-${renewals}`
  return Response.json({
    access_token: valid,
    refresh_token: `refresh-${renewals}`,
    token_type: 'bearer',
    expires_in: HOUR,
    expires_at: Math.round(serverTime() / 1000) + HOUR,
    user: { id: 'u1', email: 'luna@cosmia.test', aud: '', app_metadata: {}, user_metadata: {} },
  })
}

async function serve(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  await Promise.resolve()
  init.signal?.throwIfAborted()
  const { pathname, search } = new URL(input instanceof Request ? input.url : input)
  // Asks only whether a part of the server is there.
  if (search.includes('apikey=')) return instead(pathname + search) ?? Response.json([])
  const bearer = new Headers(init.headers).get('authorization')
  asked.push({ path: pathname + search, bearer })
  const other = instead(pathname + search)
  if (other) return other
  if (search.includes('grant_type=refresh_token')) return grant()
  if (pathname.endsWith('/logout')) return new Response(null, { status: 204 })
  if (bearer === `Bearer ${valid}`) return Response.json(pathname.endsWith('/user') ? { id: 'u1' } : [])
  return Response.json({ code: 'PGRST303', message: 'JWT expired' }, { status: 401 })
}

/** A window whose session, stored some time ago, ends in so many seconds by its own clock. */
async function openWindow(secondsLeft: number): Promise<Supabase> {
  const session = {
    access_token: valid,
    refresh_token: 'refresh-0',
    token_type: 'bearer',
    expires_in: HOUR,
    expires_at: Math.round(Date.now() / 1000) + secondsLeft,
    user: { id: 'u1' },
  }
  const values = new Map([['session', JSON.stringify(session)]])
  const storage: SupportedStorage = {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  }
  stored = values
  const client = connectServer(SERVER, storage, new AbortController().signal)
  clients.push(client)
  client.auth.onAuthStateChange((event) => event === 'SIGNED_OUT' && onEnd())
  await vi.advanceTimersByTimeAsync(0)
  return client
}

const read = async (client: Supabase) => (await client.from('posts').select()).status
const to = (part: string) => asked.filter(({ path }) => path.includes(part))

beforeEach(() => {
  vi.useFakeTimers()
  serverTime = Date.now
  valid = 'token-0'
  renewals = 0
  asked = []
  instead = () => undefined
  clients = []
  onEnd.mockReset()
  vi.stubGlobal('fetch', serve)
  vi.spyOn(console, 'error').mockReturnValue()
  vi.spyOn(console, 'warn').mockReturnValue()
})
afterEach(async () => {
  await Promise.all(clients.map(({ auth }) => auth.dispose()))
  await vi.runOnlyPendingTimersAsync()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const STATUSES = [
  ...[400, 401, 403, 404, 405, 407, 408, 409, 413, 422, 425, 429, 431, 451],
  ...[500, 501, 502, 503, 504, 520, 521, 522, 525, 530, 540, 544],
]
/** What a proxy, a gateway, another part of the server or a busy auth server may say, beside its status. */
const BODIES: Record<string, (status: number) => Response> = {
  'a page': (status) => new Response(PAGE, { status, headers: { 'content-type': 'text/html' } }),
  nothing: (status) => new Response(null, { status }),
  'JSON without a code': (status) => Response.json({ message: 'No' }, { status }),
  'JSON with another code': (status) =>
    Response.json({ error_code: 'over_request_rate_limit', code: 'PGRST303', msg: 'No' }, { status }),
  'half an answer': (status) =>
    new Response('{"error_code":"session_not', { status, headers: { 'content-type': 'application/json' } }),
}
const ANSWERS = Object.entries(BODIES).flatMap(([name, answer]) =>
  [200, ...STATUSES].map((status) => [`${status} with ${name}`, () => answer(status)] as const),
)

const CALLS: Record<string, (client: Supabase) => PromiseLike<unknown>> = {
  'a read': (client) => client.from('posts').select(),
  'a write': (client) => client.from('posts').insert({ content: 'hola', category: 'humordidas' }),
  'a function': (client) => client.rpc('get_friends'),
  'an upload': (client) => client.storage.from('user-assets').createSignedUploadUrl('u1/posts/1-a.png'),
  'a signed address': (client) => client.storage.from('chat-assets').createSignedUrls(['u1/chat/u2/1-a'], 60),
  'a removal': (client) => client.storage.from('user-assets').remove(['u1/posts/1-a.png']),
  'a look at the session': (client) => client.auth.getUser(),
  'a renewal': (client) => client.auth.refreshSession(),
  'the end of the other sessions': (client) => client.auth.signOut({ scope: 'others' }),
}

describe.each(Object.entries(CALLS))('the answer to %s', (_, call) => {
  test('ends no session that the auth server does not say is over', async () => {
    const client = await openWindow(HOUR)
    for (const [answer, make] of ANSWERS) {
      instead = make
      // What the library makes of a senseless answer is not looked at here.
      const done = Promise.resolve(call(client)).catch(() => undefined)
      await vi.advanceTimersByTimeAsync(60_000)
      instead = () => undefined
      await vi.advanceTimersByTimeAsync(60_000)
      await done
      expect.soft(stored.has('session'), answer).toBe(true)
      expect.soft(onEnd, answer).not.toHaveBeenCalled()
      expect.soft(to('scope=local'), answer).toEqual([])
    }
  })
})

test.each(ANSWERS)('a renewal that is answered %s is repeated until it is granted', async (_, answer) => {
  // From the first one on, which the window asks for as it opens.
  instead = (path) => (path.includes('grant_type') ? answer() : undefined)
  const client = await openWindow(-HOUR)
  const status = read(client)
  await vi.advanceTimersByTimeAsync(90_000)
  instead = () => undefined
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await status).toBe(200)
  expect([renewals, onEnd.mock.calls.length]).toEqual([1, 0])
  expect(to('/rest/').map(({ bearer }) => bearer)).toEqual(['Bearer token-1'])
})

const FINAL = [
  'refresh_token_not_found',
  'refresh_token_already_used',
  'session_not_found',
  'session_expired',
  'user_banned',
  'user_not_found',
]

test.each(FINAL)('a renewal that the auth server refuses as %s ends the session', async (code) => {
  instead = (path) =>
    path.includes('grant_type') ? Response.json({ code: 400, error_code: code }, { status: 400 }) : undefined
  await openWindow(-HOUR)
  expect(stored.has('session')).toBe(false)
  expect(onEnd).toHaveBeenCalledOnce()
  expect(to('grant_type')).toHaveLength(1)
})

test.each(FINAL)(
  'a refused token whose renewal is refused as %s ends the session, though its hour is not over',
  async (code) => {
    const client = await openWindow(HOUR)
    valid = 'another'
    instead = (path) =>
      path.includes('grant_type')
        ? Response.json({ code: 400, error_code: code }, { status: 400 })
        : undefined
    expect(await read(client)).toBe(401)
    expect([stored.has('session'), onEnd.mock.calls.length]).toEqual([false, 1])
  },
)

test('a session that was renewed meanwhile outlives the refusal of its former token', async () => {
  instead = (path) => {
    if (!path.includes('grant_type')) return undefined
    const former = JSON.parse(stored.get('session') ?? '{}') as object
    const newer = { access_token: 'newer', refresh_token: 'newer', expires_at: Date.now() / 1000 + HOUR }
    stored.set('session', JSON.stringify({ ...former, ...newer }))
    return Response.json({ error_code: 'refresh_token_already_used' }, { status: 400 })
  }
  await openWindow(-HOUR)
  expect(to('grant_type')).toHaveLength(1)
  expect(JSON.parse(stored.get('session') ?? '{}')).toMatchObject({ refresh_token: 'newer' })
  expect(onEnd).not.toHaveBeenCalled()
})

test('a data server that refuses fresh tokens for a while ends nothing, and is not asked for ever new ones', async () => {
  const client = await openWindow(HOUR)
  instead = (path) =>
    path.includes('/rest/')
      ? Response.json({ code: 'PGRST303', message: 'JWT issued at future' }, { status: 401 })
      : undefined
  const { error } = await client.from('posts').select()
  expect(error?.message).toContain('TypeError')
  expect([await read(client), await read(client)]).toEqual([0, 0])
  expect([renewals, to('/logout').length, onEnd.mock.calls.length]).toEqual([1, 0, 0])
  instead = () => undefined
  expect(await read(client)).toBe(200)
})

test.each(['session_not_found', 'user_not_found', 'user_banned'])(
  'a fresh token that is refused ends the session when the auth server says %s',
  async (code) => {
    const client = await openWindow(HOUR)
    instead = (path) => {
      if (path.includes('/rest/')) return Response.json({ code: 'PGRST301' }, { status: 401 })
      return path.endsWith('/user') ? Response.json({ error_code: code }, { status: 403 }) : undefined
    }
    expect(await read(client)).toBe(401)
    expect([stored.has('session'), onEnd.mock.calls.length]).toEqual([false, 1])
  },
)

test('after an outage in which the token ended, the first call carries the new one', async () => {
  const client = await openWindow(100)
  instead = () => {
    throw new TypeError('Failed to fetch')
  }
  const meanwhile = Array.from({ length: 5 }, async () => {
    await vi.advanceTimersByTimeAsync(30_000)
    return read(client)
  })
  await vi.advanceTimersByTimeAsync(200_000)
  instead = () => undefined
  asked = []
  const first = read(client)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await first).toBe(200)
  await Promise.all(meanwhile)
  expect(new Set(to('/rest/').map(({ bearer }) => bearer))).toEqual(new Set(['Bearer token-1']))
})

test('a token that is still valid serves while the auth server is away', async () => {
  instead = (path) => (path.includes('grant_type') ? new Response(PAGE, { status: 502 }) : undefined)
  const client = await openWindow(85)
  expect(await read(client)).toBe(200)
  expect(to('/rest/').map(({ bearer }) => bearer)).toEqual(['Bearer token-0'])
})

test('forty windows of one network whose renewals are counted are all in within a minute', async () => {
  let left = 30
  const refill = setInterval(() => (left += 1), 2_000)
  instead = (path) => {
    if (!path.includes('grant_type')) return undefined
    if (left < 1) return Response.json({ error_code: 'over_request_rate_limit' }, { status: 429 })
    left -= 1
    return undefined
  }
  const windows = await Promise.all(Array.from({ length: 40 }, () => openWindow(-HOUR)))
  let inside = 0
  for (const { auth } of windows) void auth.getSession().then(({ data }) => (inside += data.session ? 1 : 0))
  await vi.advanceTimersByTimeAsync(60_000)
  clearInterval(refill)
  expect([inside, onEnd.mock.calls.length]).toEqual([40, 0])
  expect(to('grant_type').length).toBeLessThan(40 + 10 * 15)
})

test.each([2, -2, 24, -24])(
  'a window whose clock is %i hours off renews its session no more often',
  async (hours) => {
    serverTime = () => Date.now() - hours * HOUR * 1000
    const client = await openWindow(-HOUR)
    for (let second = 0; second < 30; second += 1) {
      expect(await read(client)).toBe(200)
      await vi.advanceTimersByTimeAsync(1_000)
    }
    await vi.advanceTimersByTimeAsync(120_000)
    expect([renewals, onEnd.mock.calls.length]).toEqual([1, 0])
  },
)

test('who leaves waits for no renewal', async () => {
  const leaving = new AbortController()
  const values = new Map([
    ['session', JSON.stringify({ access_token: 'a', refresh_token: 'b', expires_at: 1 })],
  ])
  instead = (path) => (path.includes('grant_type') ? new Response(PAGE, { status: 403 }) : undefined)
  const client = connectServer(
    SERVER,
    { getItem: (key) => values.get(key) ?? null, setItem: () => {}, removeItem: () => {} },
    leaving.signal,
  )
  clients.push(client)
  const session = client.auth.getSession()
  await vi.advanceTimersByTimeAsync(60_000)
  leaving.abort()
  await vi.advanceTimersByTimeAsync(31_000)
  expect((await session).data.session).toBeNull()
})
