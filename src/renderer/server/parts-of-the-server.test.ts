import { onlineManager } from '@tanstack/react-query'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { store } from '#renderer/lib/store.ts'
import { awayAtom, doubtPart, serverReachableAtom, serverReturnsAtom, watchedFetch } from './connectivity.ts'

const SERVER = 'https://server.test'
/** A call to each part, as the app makes them. */
const CALLS = {
  auth: `${SERVER}/auth/v1/token?grant_type=refresh_token`,
  data: `${SERVER}/rest/v1/posts`,
  files: `${SERVER}/storage/v1/object/sign/chat-assets`,
} as const
type Part = keyof typeof CALLS
const parts = ['auth', 'data', 'files'] as const

const network = vi.fn<typeof fetch>()
const call = watchedFetch({ url: SERVER, publishableKey: 'sb_publishable_test' })
const away = () => store.get(awayAtom)
const returns = () => store.get(serverReturnsAtom)
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)
/** How the call to a part ends. */
const outcome = (part: Part) =>
  call(CALLS[part]).then(
    ({ status }) => status,
    () => 'failed',
  )
const partOf = (input: unknown): Part =>
  String(input).includes('/auth/') ? 'auth' : String(input).includes('/storage/') ? 'files' : 'data'

/** Ways in which a part is away, as `fetch` tells them: another part answers all the while. */
const WAYS: Readonly<Record<string, typeof fetch>> = {
  'a gateway says so': async () => new Response(null, { status: 502 }),
  'a gateway says so in a page that may not be read': async (_input, init) => {
    if (init?.mode === 'no-cors') return new Response()
    throw new TypeError('Failed to fetch')
  },
  'it says nothing': (_input, init) =>
    new Promise((_resolve, reject) => {
      const fail = () => reject(init?.signal?.reason as Error)
      if (init?.signal?.aborted) fail()
      else init?.signal?.addEventListener('abort', fail)
    }),
}

function take(gone: readonly Part[], way: typeof fetch): void {
  network.mockImplementation(async (input, init) =>
    gone.includes(partOf(input)) ? way(input, init) : new Response(),
  )
}

// One clock for all: what is known of the server outlasts a test.
beforeAll(() => void vi.useFakeTimers())
afterAll(() => void vi.useRealTimers())

beforeEach(() => {
  vi.stubGlobal('fetch', network)
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((limit) => {
    const passing = new AbortController()
    setTimeout(() => passing.abort(new DOMException('', 'TimeoutError')), limit)
    return passing.signal
  })
})

afterEach(async () => {
  take([], fetch)
  await pass(60_000)
  await Promise.all(parts.map(outcome))
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const rows = parts.flatMap((part) => Object.entries(WAYS).map(([how, way]) => ({ part, how, way })))

describe.each(rows)('$part is away › $how', ({ part, way }) => {
  beforeEach(async () => {
    take([part], way)
    const lost = outcome(part)
    await pass(25_000)
    await lost
  })

  test('the member is told of it alone, and reads and writes wait for the data API alone', () => {
    expect(away()).toBe(part)
    expect(store.get(serverReachableAtom)).toBe(part !== 'data')
    expect(onlineManager.isOnline()).toBe(part !== 'data')
  })

  test('the others are asked as ever', async () => {
    for (const other of parts.filter((each) => each !== part)) {
      network.mockClear()
      expect(await outcome(other)).toBe(200)
      expect(network).toHaveBeenCalledOnce()
    }
  })

  test('it is asked until it is back, seldom, and what failed is then tried again, once', async () => {
    const before = returns()
    network.mockClear()
    await pass(60_000)
    expect(network.mock.calls.length).toBeLessThan(30)
    expect(network.mock.calls.every(([input]) => partOf(input) === part)).toBe(true)
    take([], way)
    await pass(15_000)
    expect(away()).toBeNull()
    expect(returns()).toBe(before + 1)
    expect(onlineManager.isOnline()).toBe(true)
  })
})

test.each(Object.entries(WAYS))('all are away › %s › the member is told of the server', async (_how, way) => {
  take(parts, way)
  const calls = parts.map(outcome)
  await pass(25_000)
  await Promise.all(calls)
  expect(away()).toBe('server')
  take([], way)
  await pass(15_000)
  expect(away()).toBeNull()
})

test.each(parts)('without a network a failed call to %s tells at once that all are away', async (part) => {
  network.mockRejectedValue(new TypeError('Failed to fetch'))
  expect(await outcome(part)).toBe('failed')
  await pass(0)
  expect(away()).toBe('server')
})

test('a part that a gateway denies is asked itself as soon as the member wants something of it', async () => {
  take(['data'], async () => new Response(null, { status: 503 }))
  await outcome('data')
  await pass(10_000)
  expect(away()).toBe('data')
  take([], fetch)
  expect(await outcome('data')).toBe(200)
})

test('pictures that do not come are a reason to ask for the files, not often', async () => {
  take([], fetch)
  network.mockClear()
  for (let picture = 0; picture < 100; picture += 1) {
    doubtPart('files')
    await pass(100)
  }
  expect(network.mock.calls.length).toBeGreaterThan(0)
  expect(network.mock.calls.length).toBeLessThan(5)
  expect(away()).toBeNull()
})
