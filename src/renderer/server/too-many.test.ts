import { expect, test } from 'vitest'
import { isRateLimited, secondsToWait, rateLimitText, waitInWords } from './errors.ts'

test.each([
  ['the code of the data API', { code: 'PT429' }, true],
  ['the status of auth and storage', { status: 429 }, true],
  ['the words of storage', { status: 400, message: 'database error, code: PT429' }, true],
  ['another refusal', { code: '42501', status: 403 }, false],
  ['an error of the window', new TypeError('Failed to fetch'), false],
  ['nothing', null, false],
])('%s: too many is told apart', (_name, error, expected) => {
  expect(isRateLimited(error)).toBe(expected)
})

test.each([
  ['42', 42],
  ['soon', undefined],
  [null, undefined],
  ['-1', undefined],
])('a hint of %j waits %j seconds', (hint, seconds) =>
  expect(secondsToWait({ code: 'PT429', hint })).toBe(seconds),
)

test.each([
  [undefined, 'un momento'],
  [1, 'unos segundos'],
  [30, 'unos segundos'],
  [31, 'un minuto'],
  [60, 'un minuto'],
  [61, '2 minutos'],
  [3600, '60 minutos'],
  [3601, '2 horas'],
])('a wait of %j seconds is called %j', (seconds, words) => {
  expect(waitInWords(seconds)).toBe(words)
})

test('the text says how long to wait and that nothing is lost', () => {
  expect(rateLimitText({ code: 'PT429', hint: '240' })).toBe(
    'Vas a la velocidad de la luz. Espera 4 minutos y vuelve a intentarlo: no se ha perdido nada.',
  )
})
