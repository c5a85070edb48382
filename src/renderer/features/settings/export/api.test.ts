// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Supabase } from '#renderer/server/supabase.ts'
import { readMyData } from './api.ts'

vi.mock('../api.ts', () => ({
  ownAccess: async () => ({
    server: { url: 'https://server.test', publishableKey: 'sb_publishable_test' },
    token: 'luna',
  }),
}))
const headers = { apikey: 'sb_publishable_test', authorization: 'Bearer luna' }
const send = vi.fn<typeof fetch>()
vi.stubGlobal('fetch', send)

const text = new TextEncoder()

/** An answer that comes in these parts, and then ends or says no more. */
function inParts(parts: readonly string[], isEnding = true): Response {
  const body = new ReadableStream<Uint8Array>({
    start: (stream) => {
      for (const part of parts) stream.enqueue(text.encode(part))
      if (isEnding) stream.close()
    },
  })
  return new Response(body)
}

async function read(signal = new AbortController().signal): Promise<string> {
  let all = ''
  for await (const part of readMyData({} as Supabase, signal)) all += new TextDecoder().decode(part)
  return all
}

beforeEach(() => {
  vi.useFakeTimers()
  send.mockReset()
})
afterEach(() => {
  expect(vi.getTimerCount()).toBe(0)
  vi.useRealTimers()
})

/** A page of the export. */
const page = (parts: Record<string, readonly unknown[]>, next: readonly string[] | null, account = {}) =>
  Response.json({
    ...account,
    parts: Object.entries(parts).map(([part, rows]) => ({ part, rows })),
    next,
  })
const asked = () => send.mock.calls.map(([, init]) => JSON.parse(String(init?.body)) as unknown)

test('the pages of the server are one file: the account, and each table whole', async () => {
  const account = { exported_at: 'now', account: { email: 'luna@cosmia.test' } }
  send
    .mockResolvedValueOnce(page({ posts: [], chat_messages: [1, 2] }, ['chat_messages', '2'], account))
    .mockResolvedValueOnce(page({ chat_messages: [3] }, ['chat_messages', '3']))
    .mockResolvedValueOnce(page({ chat_messages: [], files: ['a'] }, null))
  expect(JSON.parse(await read())).toEqual({ ...account, posts: [], chat_messages: [1, 2, 3], files: ['a'] })
  expect(asked()).toEqual([
    { after: null },
    { after: ['chat_messages', '2'] },
    { after: ['chat_messages', '3'] },
  ])
  expect(send).toHaveBeenLastCalledWith(
    'https://server.test/rest/v1/rpc/export_my_data',
    expect.objectContaining({ method: 'POST', headers: expect.objectContaining(headers) }),
  )
})

test('nobody has no data', async () => {
  send.mockResolvedValue(inParts(['null']))
  await expect(read()).rejects.toThrow('There is nobody to tell of')
})

const refusal = (hint: string) => Response.json({ code: 'PT429', hint }, { status: 429 })

test('a page that others are in the way of is asked for again after the pause', async () => {
  send.mockResolvedValueOnce(refusal('10')).mockResolvedValueOnce(page({ posts: [1] }, null, { account: {} }))
  const reading = read()
  await vi.advanceTimersByTimeAsync(9_999)
  expect(send).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(1)
  expect(JSON.parse(await reading)).toMatchObject({ posts: [1] })
})

test('a member who stops does not wait for the pause', async () => {
  send.mockResolvedValue(refusal('10'))
  const stop = new AbortController()
  const reading = expect(read(stop.signal)).rejects.toThrow('enough')
  await vi.advanceTimersByTimeAsync(1_000)
  stop.abort(new DOMException('enough', 'AbortError'))
  await reading
  expect(send).toHaveBeenCalledOnce()
  await vi.runOnlyPendingTimersAsync()
})

test('what is refused over and over is told', async () => {
  send.mockImplementation(async () => refusal('10'))
  const reading = expect(read()).rejects.toMatchObject({ code: 'PT429' })
  await vi.advanceTimersByTimeAsync(120_000)
  await reading
})

test('a refusal carries what the server says', async () => {
  send.mockResolvedValue(Response.json({ code: 'PT429', hint: '40' }, { status: 429 }))
  await expect(read()).rejects.toMatchObject({ code: 'PT429', hint: '40', status: 429 })
  send.mockResolvedValue(new Response('<html>', { status: 504 }))
  await expect(read()).rejects.toMatchObject({ status: 504 })
})

test('a server that falls silent half-way is not waited for', async () => {
  send.mockImplementation(async (_input, init) => {
    const answer = inParts(['{"posts":'], false)
    const cut = new TransformStream<Uint8Array, Uint8Array>()
    answer.body?.pipeTo(cut.writable, { ...(init?.signal && { signal: init.signal }) }).catch(() => undefined)
    return new Response(cut.readable)
  })
  const reading = expect(read()).rejects.toMatchObject({ name: 'TimeoutError' })
  await vi.advanceTimersByTimeAsync(60_000)
  await reading
})
