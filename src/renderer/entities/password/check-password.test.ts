import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { serve } from '#renderer/server/testing/serve.ts'
import { checkPassword } from './api.ts'

const refusal = (status: number, error_code: string) => () =>
  Response.json({ error_code, msg: '' }, { status })

beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue())
afterEach(() => vi.unstubAllGlobals())

test.each([
  ['wrong', 'a wrong password', refusal(400, 'invalid_credentials')],
  ['limited', 'one try too many', refusal(429, 'over_request_rate_limit')],
  ['refused', 'a member who is locked out', refusal(400, 'user_banned')],
  ['refused', 'a server in trouble', refusal(500, 'unexpected_failure')],
  ['refused', 'a server in another trouble', refusal(507, 'unexpected_failure')],
  ['refused', 'the page of a proxy', () => new Response('<html>', { status: 403 })],
  ['unreachable', 'no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
])('the answer is %s of %s', async (check, _what, answer) => {
  expect(await checkPassword(serve(answer), 'luna@cosmia.test', 'cosmos-2026')).toBe(check)
})
