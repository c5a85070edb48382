import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { boundedFetch } from './bounded-fetch.ts'

const POSTS = 'https://server.test/rest/v1/posts'
const network = vi.fn<typeof fetch>()
let call: typeof fetch
const refusal = (hint: string) =>
  Response.json({ code: 'PT429', message: 'Too many requests at once', hint }, { status: 429 })

/** Answers that come when told, in the order of the calls. */
const answers: PromiseWithResolvers<Response>[] = []
const settle = () => vi.advanceTimersByTimeAsync(0)

beforeEach(() => {
  vi.useFakeTimers()
  call = boundedFetch(network)
  answers.length = 0
  network.mockReset().mockImplementation(() => {
    const answer = Promise.withResolvers<Response>()
    answers.push(answer)
    return answer.promise
  })
})

afterEach(() => {
  vi.useRealTimers()
})

test('no more than four calls of the data API are under way, the others follow in their order', async () => {
  const paths = [1, 2, 3, 4, 5, 6].map((number) => `${POSTS}?id=eq.${number}`)
  const calls = paths.map((path) => call(path))
  await settle()
  expect(network.mock.calls.map(([path]) => path)).toEqual(paths.slice(0, 4))
  answers[2]?.resolve(new Response())
  answers[3]?.reject(new TypeError('Failed to fetch'))
  await expect(calls[3]).rejects.toThrow('Failed to fetch')
  await settle()
  expect(network.mock.calls.map(([path]) => path)).toEqual(paths)
})

test('who signs in, and who asks for files, waits for none of them', async () => {
  for (let count = 0; count < 5; count += 1) void call(POSTS)
  await settle()
  void call('https://server.test/auth/v1/token')
  void call('https://server.test/storage/v1/object/sign/chat-assets')
  await settle()
  expect(network).toHaveBeenCalledTimes(6)
})

test('a call that its caller gives up while it waits is never made, and those behind it are', async () => {
  const giveUp = new AbortController()
  for (let count = 0; count < 4; count += 1) void call(POSTS)
  const [givenUp, last] = [call(`${POSTS}?given=up`, { signal: giveUp.signal }), call(`${POSTS}?last`)]
  giveUp.abort(new DOMException('enough', 'AbortError'))
  await expect(givenUp).rejects.toThrow('enough')
  answers[0]?.resolve(new Response())
  await settle()
  answers[4]?.resolve(new Response('there'))
  expect(await (await last).text()).toBe('there')
  expect(network.mock.calls.map(([path]) => path)).not.toContain(`${POSTS}?given=up`)
})

test('calls that are given up together, under way and waiting, leave their places to the next', async () => {
  const giveUp = new AbortController()
  network.mockImplementation((_input, init) => {
    const answer = Promise.withResolvers<Response>()
    init?.signal?.addEventListener('abort', () => answer.reject(init.signal?.reason))
    return answer.promise
  })
  const calls = Array.from({ length: 6 }, () => call(POSTS, { signal: giveUp.signal }))
  await settle()
  giveUp.abort(new DOMException('enough', 'AbortError'))
  await Promise.allSettled(calls)
  network.mockClear()
  for (let count = 0; count < 4; count += 1) void call(POSTS)
  await settle()
  expect(network).toHaveBeenCalledTimes(4)
})

test.each(['GET', 'POST'])(
  'a %s that was one too many at once is repeated after the pause, whole',
  async (method) => {
    network.mockResolvedValueOnce(refusal('1')).mockResolvedValueOnce(Response.json(['post']))
    const init = { method, ...(method === 'POST' && { body: '{"id":"p1"}' }) }
    const answered = call(POSTS, init)
    await vi.advanceTimersByTimeAsync(999)
    expect(network).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(500)
    expect(await (await answered).json()).toEqual(['post'])
    expect(network.mock.calls).toEqual([
      [POSTS, init],
      [POSTS, init],
    ])
  },
)

test('one that is refused over and over is told after three repetitions', async () => {
  network.mockImplementation(async () => refusal('1'))
  const answered = call(POSTS)
  await vi.advanceTimersByTimeAsync(10_000)
  expect((await answered).status).toBe(429)
  expect(network).toHaveBeenCalledTimes(4)
})

test.each(['3', '3600', 'soon'])('a refusal for longer (%s) is told at once', async (hint) => {
  network.mockImplementation(async () => refusal(hint))
  expect(await (await call(POSTS)).json()).toMatchObject({ code: 'PT429', hint })
  expect(network).toHaveBeenCalledOnce()
})

test('a pause that its caller gives up is no longer waited for', async () => {
  const giveUp = new AbortController()
  network.mockImplementation(async () => refusal('1'))
  const answered = call(POSTS, { signal: giveUp.signal })
  const outcome = expect(answered).rejects.toThrow('enough')
  await settle()
  giveUp.abort(new DOMException('enough', 'AbortError'))
  await outcome
  expect(network).toHaveBeenCalledOnce()
})
