import { onlineManager } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  checkServer,
  giveUpCalls,
  serverReachableAtom,
  serverSlowAtom,
  watchedFetch,
} from './connectivity.ts'
import { store } from '#renderer/lib/state/store.ts'

const network = vi.fn<typeof fetch>()
const call = watchedFetch({ url: 'https://server.test', publishableKey: 'sb_publishable_test' })
const reachable = () => store.get(serverReachableAtom)

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', network)
})

afterEach(async () => {
  network.mockResolvedValue(new Response())
  await vi.advanceTimersByTimeAsync(30_000)
  await call('https://server.test/rest/v1/posts')
  vi.useRealTimers()
  vi.unstubAllGlobals()
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

test('a gateway without a server behind it counts as no answer', async () => {
  network.mockResolvedValue(new Response(null, { status: 502 }))
  await call('https://server.test/rest/v1/posts')
  expect(reachable()).toBe(false)
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
  await expect(before).rejects.toThrow('asleep')
  expect(reachable()).toBe(true)
  await vi.advanceTimersByTimeAsync(1_000)
  await expect(after).resolves.toHaveProperty('ok', true)
})

test('a server that answers only when asked how it is gets longer and longer pauses', async () => {
  network.mockImplementation((input) =>
    Promise.resolve(new Response(null, { status: String(input).includes('/health') ? 200 : 503 })),
  )
  const pauses: number[] = []
  for (let outage = 0; outage < 6; outage += 1) {
    await call('https://server.test/rest/v1/posts')
    const lost = Date.now()
    while (!reachable()) await vi.advanceTimersByTimeAsync(500)
    pauses.push(Date.now() - lost)
  }
  expect(pauses).toEqual([2500, 5000, 10_000, 20_000, 30_000, 30_000])
})

test('a call that takes longer than 6 s is told until it is answered', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  network.mockReturnValueOnce(promise).mockResolvedValue(new Response())
  const read = call('https://server.test/rest/v1/posts')
  await vi.advanceTimersByTimeAsync(5999)
  expect(store.get(serverSlowAtom)).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(store.get(serverSlowAtom)).toBe(true)
  expect(network).toHaveBeenLastCalledWith('https://server.test/auth/v1/health', expect.anything())
  resolve(new Response())
  await read
  expect(store.get(serverSlowAtom)).toBe(false)
})
