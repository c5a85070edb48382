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

test('the data is handed on as it comes', async () => {
  send.mockResolvedValue(inParts(['{"posts":', '[1]}']))
  expect(await read()).toBe('{"posts":[1]}')
  expect(send).toHaveBeenCalledExactlyOnceWith(
    'https://server.test/rest/v1/rpc/export_my_data',
    expect.objectContaining({ method: 'POST', headers: expect.objectContaining(headers) }),
  )
})

test('nobody has no data', async () => {
  send.mockResolvedValue(inParts(['null']))
  await expect(read()).rejects.toThrow('There is nobody to tell of')
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
