import { afterEach, expect, test, vi } from 'vitest'
import { isAway } from '#renderer/server/errors.ts'
import { noteRetryAfter, pauseAsked } from '#renderer/server/retry-after.ts'
import { serve } from '#renderer/server/testing/serve.ts'
import { uploadFile } from './api.ts'

afterEach(() => {
  noteRetryAfter(200, undefined)
  vi.unstubAllGlobals()
})

test('who stops an upload does not wait for the address that is still asked for', async () => {
  const stop = new AbortController()
  const asked = vi.fn(() => new Promise<Response>(() => undefined))
  const uploaded = uploadFile(serve(asked), {
    bucket: 'chat-assets',
    path: 'luna/sol/1-foto.png',
    file: new Blob(['bytes']),
    signal: stop.signal,
  })
  const outcome = expect(uploaded).rejects.toThrow('enough')
  await expect.poll(() => asked).toHaveBeenCalledOnce()
  stop.abort(new DOMException('enough', 'AbortError'))
  await outcome
})

/** `XMLHttpRequest` whose bytes are answered so. */
const answering = (status: number, responseText: string, headers = '') =>
  class {
    readonly upload = {}
    readonly status = status
    readonly statusText = ''
    readonly responseText = responseText
    onload = () => {}
    onloadend = () => {}
    open(): void {}
    setRequestHeader(): void {}
    getAllResponseHeaders(): string {
      return headers
    }
    send(): void {
      this.onload()
      this.onloadend()
    }
  }

const asked = () => Response.json({ url: '/object/upload/sign/chat-assets/luna/1?token=t', token: 't' })
const upload = { bucket: 'chat-assets', path: 'luna/1', file: new Blob(['bytes']) } as const

test('an upload › answered by the storage › is stored', async () => {
  vi.stubGlobal('XMLHttpRequest', answering(200, '{"Key":"chat-assets/luna/1"}'))
  expect(await uploadFile(serve(asked), upload)).toBe('chat-assets/luna/1')
})

test.each([
  ['a page', '<h1>Welcome to our network</h1>'],
  ['half of the answer', '{"Key":"chat-as'],
  ['nothing', ''],
  ['another answer', 'null'],
])('an upload › answered with 200 and %s › counts as not answered', async (_what, text) => {
  vi.stubGlobal('XMLHttpRequest', answering(200, text))
  const cause: unknown = await uploadFile(serve(asked), upload).catch((thrown: unknown) => thrown)
  expect(isAway(cause)).toBe(true)
})

test('an upload › that a busy storage puts off › is put off as long as it asks', async () => {
  vi.stubGlobal('XMLHttpRequest', answering(503, '', 'content-type: text/html\r\nretry-after: 7\r\n'))
  await expect(uploadFile(serve(asked), upload)).rejects.toThrow('503')
  expect(Math.ceil(pauseAsked() / 1000)).toBe(7)
})
