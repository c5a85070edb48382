import {
  AuthApiError,
  AuthRetryableFetchError,
  AuthUnknownError,
  AuthWeakPasswordError,
} from '@supabase/supabase-js'
import { expect, test } from 'vitest'
import { email, failureText, signUpFailureText } from './form-texts.ts'

const HOOK = 'Hoy se han creado muchas cuentas desde tu conexión. Prueba mañana, o desde otra.'
const NO_MAILS = /^Ahora no podemos enviar emails/
const refused = (status: number, code: string, message: string) => new AuthApiError(message, status, code)

// spec: 8.auth.sign-up
test.each([
  [
    'a call too many',
    refused(429, 'over_request_rate_limit', 'Request rate limit reached'),
    /^Demasiados intentos/,
  ],
  [
    'a mail too soon',
    refused(
      429,
      'over_email_send_rate_limit',
      'For security purposes, you can only request this after 59 seconds.',
    ),
    /^Demasiados intentos/,
  ],
  [
    'a page of a proxy that asks for patience',
    Object.assign(new Error('<html>'), { status: 429 }),
    /^Demasiados intentos/,
  ],
  ['a limit of the data API', { code: 'PT429', message: 'Too many requests' }, /^Demasiados intentos/],
  ['a network that has made its accounts of the day', refused(429, 'unknown', HOOK), HOOK],
  [
    'the mails of the hour',
    refused(429, 'over_email_send_rate_limit', 'email rate limit exceeded'),
    NO_MAILS,
  ],
  [
    'a mail server that is down',
    new AuthRetryableFetchError('Error sending confirmation email', 500),
    NO_MAILS,
  ],
  [
    'a code that cannot be sent',
    new AuthRetryableFetchError('Error sending magic link email', 500),
    NO_MAILS,
  ],
  [
    'a server in trouble',
    new AuthRetryableFetchError('Database error saving new user', 500),
    /^El servidor tuvo un problema. Inténtalo otra vez en un momento.$/,
  ],
  [
    'a server in another trouble',
    refused(507, 'unexpected_failure', 'Disk full'),
    /^El servidor tuvo un problema/,
  ],
  ['no answer', new AuthRetryableFetchError('Failed to fetch', 0), /^No se pudo conectar/],
  ['a gateway without its server', new AuthRetryableFetchError('Bad gateway', 502), /^No se pudo conectar/],
  [
    'the page of a proxy',
    new AuthUnknownError('Unexpected token <', new SyntaxError()),
    /^No se pudo conectar/,
  ],
  [
    'an address that the server does not take',
    refused(400, 'validation_failed', 'Unable to validate email address: invalid format'),
    /^El servidor no admite/,
  ],
  [
    'a password from a leak',
    new AuthWeakPasswordError('Password is known to be weak', 422, ['pwned']),
    /filtraciones/,
  ],
  [
    'a password that is too short for the server',
    new AuthWeakPasswordError('Password should be at least 12 characters.', 422, ['length']),
    /at least 12/,
  ],
  ['another refusal', refused(422, 'signup_disabled', 'Signups not allowed'), /^Signups not allowed$/],
])('%s is told to the member', (_name, cause, text) => {
  expect(failureText(cause)).toMatch(text)
})

// spec: 8.auth.sign-up
test('at a sign-up a failure of the server is told with its message, and a refusal as elsewhere', () => {
  const failed = new AuthRetryableFetchError('Database error saving new user', 500)
  expect(signUpFailureText(failed)).toBe(
    'El servidor tuvo un problema. Inténtalo otra vez en un momento. («Database error saving new user»)',
  )
  expect(signUpFailureText(refused(422, 'signup_disabled', 'Signups not allowed'))).toBe(
    'Signups not allowed',
  )
})

const problem = (typed: string) => email.safeParse(typed).error?.issues.map(({ message }) => message)
const LONG = `${'a'.repeat(64)}@${`${'b'.repeat(60)}.`.repeat(3)}`

test.each([
  'ana@cosmia.test',
  ' ana.b+c_d@sub.cosmia.test ',
  "o'brien@cosmia.test",
  `${LONG}${'c'.repeat(254 - LONG.length)}`,
])('%s is an address', (typed) => {
  expect(problem(typed)).toBeUndefined()
})

test.each([
  ['', 'Escribe tu email.'],
  ['ana', 'Ese email no parece completo.'],
  ['ana@', 'Ese email no parece completo.'],
  ['ana@cosmia', 'Ese email no parece completo.'],
  ['ana@cosmia.test.', 'Ese email no parece completo.'],
  ['ana@bea@cosmia.test', 'Ese email no parece completo.'],
  ...[
    'ñandú@cosmia.test',
    'ana@cosmía.test',
    'a,b@cosmia.test',
    'ana..b@cosmia.test',
    'ana.@cosmia.test',
    '.ana@cosmia.test',
    'ana@.cosmia.test',
    'ana@cosmia..test',
    '<ana>@cosmia.test',
  ].map((typed) => [
    typed,
    'Ese email no vale: revisa que no tenga eñes, acentos, comas ni puntos seguidos o sueltos.',
  ]),
  [`${LONG}${'c'.repeat(255 - LONG.length)}`, 'Ese email es demasiado largo.'],
] as [string, string][])('%s is none, which one text says', (typed, text) => {
  expect(problem(typed)).toEqual([text])
})
