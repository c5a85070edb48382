import {
  AuthApiError,
  AuthRetryableFetchError,
  AuthSessionMissingError,
  AuthWeakPasswordError,
} from '@supabase/supabase-js'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Supabase } from '#renderer/server/supabase.ts'
import { savePassword } from './api.ts'

const auth = { updateUser: vi.fn() }
const supabase = { auth } as unknown as Supabase

beforeEach(() => {
  vi.resetAllMocks()
  vi.spyOn(console, 'warn').mockReturnValue()
})

test('a new password is saved', async () => {
  auth.updateUser.mockResolvedValue({ error: null })
  expect(await savePassword(supabase, 'cosmos-2027')).toBeNull()
  expect(auth.updateUser).toHaveBeenCalledExactlyOnceWith({ password: 'cosmos-2027' })
})

test.each([
  ['same', new AuthApiError('New password should be different', 422, 'same_password')],
  ['weak', new AuthWeakPasswordError('Password should be longer', 422, ['length'])],
  ['leaked', new AuthWeakPasswordError('Password is known to be weak', 422, ['pwned'])],
  ['limited', new AuthApiError('Request rate limit reached', 429, 'over_request_rate_limit')],
  ['ended', new AuthSessionMissingError()],
  ['ended', new AuthApiError('Session not found', 403, 'session_not_found')],
  ['ended', new AuthApiError('User is banned', 403, 'user_banned')],
  ['unreachable', new AuthRetryableFetchError('Failed to fetch', 0)],
  ['refused', new AuthRetryableFetchError('Internal error', 500)],
  ['refused', new AuthApiError('Something else', 400, 'validation_failed')],
])('a refusal is known as %s', async (refusal, error) => {
  auth.updateUser.mockResolvedValue({ error })
  expect(await savePassword(supabase, 'cosmos-2027')).toBe(refusal)
})
