import { expect, test } from 'vitest'
import { failureText } from './form-texts.ts'

const refused = (status: number, code: string, message: string) =>
  Object.assign(new Error(message), { name: 'AuthApiError', status, code })

test.each([
  ['too many mails', refused(429, 'over_email_send_rate_limit', 'For security…'), /Demasiados intentos/],
  [
    'no answer',
    Object.assign(new Error('fetch'), { name: 'AuthRetryableFetchError' }),
    /No se pudo conectar/,
  ],
  ['a short password', refused(422, 'weak_password', 'Password should be longer'), /should be longer/],
])('%s is told to the member', (_name, cause, text) => {
  expect(failureText(cause)).toMatch(text)
})
