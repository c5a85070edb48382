import { afterEach, expect, test, vi } from 'vitest'
import { connectServer } from '#renderer/server/supabase.ts'
import { verifyLink } from './api.ts'

afterEach(() => vi.unstubAllGlobals())

test('a code that is worth nothing leaves the real link its secret', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  const refusal = { code: 404, error_code: 'flow_state_not_found', msg: 'flow state not found' }
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(refusal, { status: 404 })))
  const kept = new Map([['session-code-verifier', JSON.stringify('secret')]])
  connectServer(
    { url: 'https://server.test', publishableKey: 'sb_publishable_test' },
    {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    },
    new AbortController().signal,
  )
  expect(await verifyLink('made-up')).toBeNull()
  expect(kept.get('session-code-verifier')).toBe(JSON.stringify('secret'))
})
