import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { serve } from '#renderer/server/testing/serve.ts'
import { failureText } from '../form-texts.ts'
import { signIn } from './api.ts'

const refusal = (status: number, error_code: string) => () =>
  Response.json({ error_code, msg: '' }, { status })
const wrong = { error: 'invalid_grant', error_description: 'Invalid login credentials' }
const unconfirmed = {
  error: 'invalid_grant',
  error_description: 'Email not confirmed',
}

beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue())
afterEach(() => vi.unstubAllGlobals())

// spec: 8.auth.not-confirmed
test.each([
  ['refused', 'a wrong password', refusal(400, 'invalid_credentials')],
  ['refused', 'what lacks a right', refusal(401, 'no_authorization')],
  ['refused', 'a wrong password, of a server without codes', () => Response.json(wrong, { status: 400 })],
  ['unconfirmed', 'an e-mail that waits', refusal(400, 'email_not_confirmed')],
  ['unconfirmed', 'one of a server without codes', () => Response.json(unconfirmed, { status: 400 })],
])('the answer is %s of %s', async (outcome, _what, answer) => {
  serve(answer)
  expect(await signIn('luna@cosmia.test', 'cosmos-2026')).toBe(outcome)
})

// spec: 8.auth.sign-in
test.each([
  ['one try too many', refusal(429, 'over_request_rate_limit'), /^Demasiados intentos/],
  ['a member who is locked out', refusal(400, 'user_banned'), /^Tu cuenta está suspendida/],
  ['a server in trouble', refusal(500, 'unexpected_failure'), /^El servidor tuvo un problema/],
  ['a server in another trouble', refusal(507, 'unexpected_failure'), /^El servidor tuvo un problema/],
  ['the page of a proxy', () => new Response('<html>', { status: 403 }), /^No se pudo conectar/],
  ['no answer', () => Promise.reject(new TypeError('Failed to fetch')), /^No se pudo conectar/],
])('%s is not told as a wrong password', async (_what, answer, text) => {
  serve(answer)
  expect(failureText(await signIn('luna@cosmia.test', 'cosmos-2026'))).toMatch(text)
})
