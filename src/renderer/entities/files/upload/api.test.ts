import { afterEach, expect, test, vi } from 'vitest'
import { serve } from '#renderer/server/testing/serve.ts'
import { uploadFile } from './api.ts'

afterEach(() => vi.unstubAllGlobals())

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
