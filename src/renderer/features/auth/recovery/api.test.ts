import { AuthApiError, AuthRetryableFetchError } from '@supabase/supabase-js'
import { beforeEach, expect, test, vi } from 'vitest'
import { sendRecoveryCode } from './api.ts'

const auth = vi.hoisted(() => ({ resetPasswordForEmail: vi.fn() }))
vi.mock('#renderer/server/supabase.ts', () => ({ supabase: () => ({ auth }) }))

beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue())

const refused = (code: string, message: string) => new AuthApiError(message, 429, code)

test.each([
  [
    'one was sent a moment ago',
    refused(
      'over_email_send_rate_limit',
      'For security purposes, you can only request this after 42 seconds.',
    ),
  ],
  ['those of the hour are spent', refused('over_email_send_rate_limit', 'email rate limit exceeded')],
  ['the mail server is down', new AuthRetryableFetchError('Error sending recovery email', 500)],
])('that no mail was sent as %s, which only accounts are told, is not shown', async (_why, error) => {
  auth.resetPasswordForEmail.mockResolvedValue({ error })
  await expect(sendRecoveryCode('ana@cosmia.test')).resolves.toBeUndefined()
})

test('what anybody is told reaches the caller as it came', async () => {
  const error = refused('over_request_rate_limit', 'Request rate limit reached')
  auth.resetPasswordForEmail.mockResolvedValue({ error })
  await expect(sendRecoveryCode('ana@cosmia.test')).rejects.toBe(error)
})
