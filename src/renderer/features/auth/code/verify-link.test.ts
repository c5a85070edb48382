import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { connectServer } from '#renderer/server/supabase.ts'
import { verifyLink } from './api.ts'

const VERIFIER = 'session-code-verifier'
let kept: Map<string, string>

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue()
  kept = new Map([[VERIFIER, JSON.stringify('secret')]])
  connectServer(
    { url: 'https://server.test', publishableKey: 'sb_publishable_test' },
    {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    },
    new AbortController().signal,
  )
})
afterEach(() => vi.unstubAllGlobals())

const refuse = (error_code: string, status = 400) =>
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ error_code, msg: '' }, { status })))

test('a code that is worth nothing leaves the real link its secret', async () => {
  refuse('flow_state_not_found', 404)
  expect(await verifyLink('made-up')).toBe('failed')
  expect(kept.get(VERIFIER)).toBe(JSON.stringify('secret'))
})

test('a link that is opened later than the auth server exchanges its code has confirmed the e-mail', async () => {
  refuse('flow_state_expired', 403)
  expect(await verifyLink('late')).toBe('confirmed')
})

test.each(['opened where no mail was requested', 'of a mail that was requested on another device'])(
  'nothing is known of a link %s',
  async (how) => {
    refuse('bad_code_verifier')
    if (how.startsWith('opened')) kept.clear()
    expect(await verifyLink('of-another')).toBe('elsewhere')
  },
)
