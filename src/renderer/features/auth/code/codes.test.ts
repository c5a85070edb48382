import { AuthApiError, AuthRetryableFetchError, AuthUnknownError } from '@supabase/supabase-js'
import { beforeEach, expect, test, vi } from 'vitest'
import { sendCode, verifyCode } from './api.ts'

const auth = vi.hoisted(() => ({ signInWithOtp: vi.fn(), verifyOtp: vi.fn() }))
vi.mock('#renderer/server/supabase.ts', () => ({ supabase: () => ({ auth }) }))

const tooMany = new AuthApiError('For security purposes…', 429, 'over_email_send_rate_limit')
const wrong = new AuthApiError('Token has expired or is invalid', 403, 'otp_expired')

beforeEach(() => {
  vi.resetAllMocks()
  vi.spyOn(console, 'warn').mockReturnValue()
})

test('a mail that is refused as one of too many reaches the caller as it came', async () => {
  auth.signInWithOtp.mockResolvedValue({ error: tooMany })
  await expect(sendCode('ana@cosmia.test')).rejects.toBe(tooMany)
})

test('a code is not called wrong for being one of too many', async () => {
  auth.verifyOtp.mockResolvedValue({ error: tooMany })
  expect(await verifyCode('ana@cosmia.test', '12345678', 'email')).toBe('limited')
  expect(auth.verifyOtp).toHaveBeenCalledTimes(1)
})

test.each([
  ['another refusal', new AuthApiError('Malformed', 400, 'validation_failed')],
  ['a server in trouble', new AuthRetryableFetchError('Internal error', 500)],
  ['the page of a proxy', new AuthUnknownError('Unexpected token <', new SyntaxError())],
])('a code is not called wrong for %s either', async (_name, error) => {
  auth.verifyOtp.mockResolvedValue({ error })
  expect(await verifyCode('ana@cosmia.test', '12345678', 'email')).toBe('failed')
  expect(auth.verifyOtp).toHaveBeenCalledTimes(1)
})

test('who is locked out is told so, and not that the code is wrong', async () => {
  auth.verifyOtp.mockResolvedValue({ error: new AuthApiError('User is banned', 403, 'user_banned') })
  expect(await verifyCode('ana@cosmia.test', '12345678', 'recovery')).toBe('banned')
})

test('a code that no mail has sent is wrong, whichever mail it was', async () => {
  auth.verifyOtp.mockResolvedValue({ error: wrong })
  expect(await verifyCode('ana@cosmia.test', '12345678', 'email')).toBe('wrong')
  const asked = { email: 'ana@cosmia.test', token: '12345678', type: 'email' }
  expect(auth.verifyOtp).toHaveBeenCalledExactlyOnceWith(asked)
})
