import { AuthApiError } from '@supabase/supabase-js'
import { expect, test, vi } from 'vitest'
import { sendRecoveryCode } from './api.ts'

const auth = vi.hoisted(() => ({ resetPasswordForEmail: vi.fn() }))
vi.mock('#renderer/server/supabase.ts', () => ({ supabase: () => ({ auth }) }))

test('that a mail was sent a moment ago, which only accounts are told, is not shown', async () => {
  const message = 'For security purposes, you can only request this after 42 seconds.'
  auth.resetPasswordForEmail.mockResolvedValue({
    error: new AuthApiError(message, 429, 'over_email_send_rate_limit'),
  })
  await expect(sendRecoveryCode('ana@cosmia.test')).resolves.toBeUndefined()
})

test('that the server sends no more mails at all reaches the caller as it came', async () => {
  const error = new AuthApiError('email rate limit exceeded', 429, 'over_email_send_rate_limit')
  auth.resetPasswordForEmail.mockResolvedValue({ error })
  await expect(sendRecoveryCode('ana@cosmia.test')).rejects.toBe(error)
})
