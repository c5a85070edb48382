import { onlineManager } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { boundedFetch } from './bounded-fetch.ts'
import {
  checkServer,
  giveUpCalls,
  serverReachableAtom,
  serverReturnsAtom,
  serverSlowAtom,
  watchedFetch,
} from './connectivity.ts'
import { store } from '#renderer/lib/store.ts'

const network = vi.fn<typeof fetch>()
const call = watchedFetch({ url: 'https://server.test', publishableKey: 'sb_publishable_test' })
const reachable = () => store.get(serverReachableAtom)

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', network)
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
})

afterEach(async () => {
  network.mockResolvedValue(new Response())
  await vi.advanceTimersByTimeAsync(30_000)
  await call('https://server.test/rest/v1/posts')
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  network.mockReset()
})

test('a server that stops answering is noticed, and the call still fails for its caller', async () => {
  network.mockRejectedValue(new TypeError('Failed to fetch'))
  await expect(call('https://server.test/rest/v1/posts')).rejects.toThrow('Failed to fetch')
  expect(reachable()).toBe(false)
  expect(onlineManager.isOnline()).toBe(false)
})

test('it is asked until it answers again', async () => {
  network.mockRejectedValue(new TypeError('Failed to fetch'))
  await expect(call('https://server.test/rest/v1/posts')).rejects.toThrow()
  await vi.advanceTimersByTimeAsync(6000)
  expect(reachable()).toBe(false)
  network.mockResolvedValue(new Response(null, { status: 401 }))
  await vi.advanceTimersByTimeAsync(3000)
  expect(reachable()).toBe(true)
  expect(onlineManager.isOnline()).toBe(true)
})

test('each return is counted, and no answer of a server that is there', async () => {
  const before = store.get(serverReturnsAtom)
  network.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue(new Response())
  await expect(call('https://server.test/rest/v1/posts')).rejects.toThrow()
  expect(store.get(serverReturnsAtom)).toBe(before)
  await vi.advanceTimersByTimeAsync(5_000)
  for (let count = 0; count < 3; count += 1) await call('https://server.test/rest/v1/posts')
  expect(store.get(serverReturnsAtom)).toBe(before + 1)
})

test('a call that asks whether the server is there does not have all others be read anew', async () => {
  network.mockImplementation(async (input) => {
    if (isQuestion(input)) return new Response()
    throw new TypeError('Failed to fetch')
  })
  const before = store.get(serverReturnsAtom)
  for (let count = 0; count < 3; count += 1) {
    await expect(call('https://server.test/rest/v1/posts')).rejects.toThrow()
    expect(reachable()).toBe(false)
  }
  expect(store.get(serverReturnsAtom)).toBe(before)
})

test('a gateway without a server behind it counts as no answer', async () => {
  network.mockResolvedValue(new Response(null, { status: 502 }))
  await call('https://server.test/rest/v1/posts')
  await vi.advanceTimersByTimeAsync(0)
  expect(reachable()).toBe(false)
})

const isQuestion = (input: unknown) =>
  /\/auth\/v1\/health|get_client_notices|\/storage\/v1\/status/.test(String(input))
const questions = () => network.mock.calls.filter(([input]) => isQuestion(input))

test.each([503, 504])(
  'a call that alone is answered %i is its own failure, and raises no storm of questions',
  async (status) => {
    network.mockImplementation(
      async (input) => new Response(null, { status: isQuestion(input) ? 200 : status }),
    )
    for (let count = 0; count < 600; count += 1) {
      await call('https://server.test/rest/v1/posts')
      await vi.advanceTimersByTimeAsync(100)
      expect(reachable()).toBe(true)
    }
    expect(questions().length).toBeLessThan(7)
  },
)

test('nothing goes out to a server that is away until a question is answered', async () => {
  network.mockRejectedValue(new TypeError('Failed to fetch'))
  await expect(call('https://server.test/rest/v1/posts')).rejects.toThrow()
  network.mockClear()
  await expect(call('https://server.test/rest/v1/posts')).rejects.toThrow('does not answer')
  expect(network.mock.calls.every(([input]) => isQuestion(input))).toBe(true)
  network.mockResolvedValue(new Response())
  await expect(call('https://server.test/rest/v1/posts')).resolves.toHaveProperty('ok', true)
})

test('the question needs no leave of its own, whose answer nobody could give up waiting for', async () => {
  network.mockResolvedValue(new Response())
  checkServer()
  await vi.advanceTimersByTimeAsync(0)
  const [address, init] = network.mock.lastCall ?? []
  expect(address).toBe(
    'https://server.test/rest/v1/rpc/get_client_notices?version=0&apikey=sb_publishable_test',
  )
  expect(init).not.toHaveProperty('headers')
})

test('a refusal is an answer', async () => {
  network.mockResolvedValue(new Response(null, { status: 500 }))
  await call('https://server.test/rest/v1/posts')
  expect(reachable()).toBe(true)
})

test('a call that its caller gave up says nothing about the server', async () => {
  network.mockRejectedValue(new DOMException('stop', 'AbortError'))
  await expect(call('https://server.test/rest/v1/posts', { signal: AbortSignal.abort() })).rejects.toThrow()
  expect(reachable()).toBe(true)
})

test('a server is asked at once when somebody has reason to doubt it', async () => {
  network.mockResolvedValue(new Response())
  checkServer()
  await vi.advanceTimersByTimeAsync(0)
  expect(reachable()).toBe(true)
  network.mockRejectedValue(new TypeError('Failed to fetch'))
  checkServer()
  await vi.advanceTimersByTimeAsync(0)
  expect(reachable()).toBe(false)
})

test("a call that ran out of its caller's patience counts as no answer", async () => {
  const signal = AbortSignal.abort(new DOMException('too late', 'TimeoutError'))
  network.mockRejectedValue(signal.reason)
  await expect(call('https://server.test/rest/v1/posts', { signal })).rejects.toThrow('too late')
  expect(reachable()).toBe(false)
})

test('what was under way when the machine fell asleep is given up, what follows is not', async () => {
  network.mockImplementation(
    (_input, init) =>
      new Promise((resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error))
        setTimeout(() => resolve(new Response()), 1_000)
      }),
  )
  const before = call('https://server.test/rest/v1/posts')
  giveUpCalls()
  const after = call('https://server.test/rest/v1/posts')
  await expect(before).rejects.toThrow('says nothing')
  expect(reachable()).toBe(true)
  await vi.advanceTimersByTimeAsync(1_000)
  await expect(after).resolves.toHaveProperty('ok', true)
})

/** Nothing is ever answered. */
const silence: typeof fetch = (_input, init) =>
  new Promise((_resolve, reject) => {
    const { signal } = init ?? {}
    const fail = () => reject(signal?.reason as Error)
    if (signal?.aborted) fail()
    else signal?.addEventListener('abort', fail)
  })

/** Lets limits pass with the time of the test. */
function limitsPass(): void {
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((limit) => {
    const passing = new AbortController()
    setTimeout(() => passing.abort(new DOMException('', 'TimeoutError')), limit)
    return passing.signal
  })
}

test('what waited for its turn does not go out into a silence that has just been found', async () => {
  limitsPass()
  network.mockImplementation(silence)
  const bounded = boundedFetch(call)
  const post = (id: number) => bounded(`https://server.test/rest/v1/posts?id=eq.${id}`)
  const all = Promise.allSettled([1, 2, 3, 4, 5, 6, 7, 8].map(post))
  await vi.advanceTimersByTimeAsync(10_999)
  network.mockClear()
  await vi.advanceTimersByTimeAsync(4_000)
  expect(questions().length).toBeGreaterThan(0)
  expect(network.mock.calls.filter(([input]) => !isQuestion(input))).toEqual([])
  await all
})

test('a call that its caller gives up in an outage waits for no answer to the question', async () => {
  limitsPass()
  network.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockImplementation(silence)
  await expect(call('https://server.test/rest/v1/posts')).rejects.toThrow()
  const giveUp = new AbortController()
  const failed = vi.fn()
  call('https://server.test/rest/v1/posts', { signal: giveUp.signal }).catch(failed)
  await vi.advanceTimersByTimeAsync(0)
  // Once of each part.
  expect(questions()).toHaveLength(3)
  giveUp.abort(new DOMException('enough', 'AbortError'))
  await vi.advanceTimersByTimeAsync(0)
  expect(failed).toHaveBeenCalledExactlyOnceWith(giveUp.signal.reason)
})

test('a question that is given up takes along the calls and pictures that hold the connections', async () => {
  const picture = Object.defineProperty(new Image(), 'complete', { value: false })
  picture.setAttribute('src', 'https://server.test/storage/v1/object/public/user-assets/luna/1.png')
  document.body.append(picture)
  network.mockImplementation(silence)
  const waiting = expect(call('https://server.test/rest/v1/posts')).rejects.toThrow('says nothing')
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort(new DOMException('', 'TimeoutError')))
  checkServer()
  await waiting
  await vi.advanceTimersByTimeAsync(0)
  expect(reachable()).toBe(false)
  expect(picture.hasAttribute('src')).toBe(false)

  vi.mocked(AbortSignal.timeout).mockRestore()
  network.mockResolvedValue(new Response())
  await vi.advanceTimersByTimeAsync(4_000)
  expect(reachable()).toBe(true)
  expect(picture.hasAttribute('src')).toBe(true)
  picture.remove()
})

test.each([
  ['like everybody', 0.5, [2500, 5000, 10_000, 20_000, 30_000, 30_000]],
  ['the soonest of all', 0, [1500, 2500, 5000, 10_000, 15_000, 15_000]],
  ['the last of all', 1, [4000, 7500, 15_000, 30_000, 45_000, 45_000]],
])(
  'a server that answers only when asked how it is gets longer and longer pauses: %s',
  async (_who, luck, expected) => {
    vi.spyOn(Math, 'random').mockReturnValue(luck)
    network.mockImplementation(async (input) => {
      if (isQuestion(input)) return new Response()
      throw new TypeError('Failed to fetch')
    })
    const pauses: number[] = []
    for (let outage = 0; outage < 6; outage += 1) {
      await call('https://server.test/rest/v1/posts').catch(() => undefined)
      const lost = Date.now()
      while (!reachable()) await vi.advanceTimersByTimeAsync(500)
      pauses.push(Date.now() - lost)
    }
    expect(pauses).toEqual(expected)
  },
)

test('a call that takes longer than 6 s is told until it is answered', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  network.mockReturnValueOnce(promise).mockResolvedValue(new Response())
  const read = call('https://server.test/rest/v1/posts')
  await vi.advanceTimersByTimeAsync(5999)
  expect(store.get(serverSlowAtom)).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(store.get(serverSlowAtom)).toBe(true)
  expect(questions()).toHaveLength(1)
  resolve(new Response())
  await read
  expect(store.get(serverSlowAtom)).toBe(false)
})
