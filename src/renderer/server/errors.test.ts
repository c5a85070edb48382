import { describe, expect, test } from 'vitest'
import { AuthApiError, AuthRetryableFetchError, PostgrestError, StorageApiError } from '@supabase/supabase-js'
import { failureKind, isAway, isUnreachable } from './errors.ts'

/** As the storage client tells an error of `fetch`. */
const wrapped = (originalError: Error) =>
  Object.assign(new Error(originalError.message), { name: 'StorageUnknownError', originalError })

/** As the upload tells an answer of the Storage API, whose body names another status. */
const stored = (status: number, statusCode: string | undefined, message: string) =>
  Object.assign(new Error(message), { status, statusCode })

describe('failureKind', () => {
  test.each([
    ['an answer of the data API over a limit', { code: 'PT429', hint: '20' }],
    ['a database that is not there yet', { code: 'PGRST001' }],
    ['a schema that is read anew', { code: 'PGRST204' }],
    ['a token from the future', { code: 'PGRST303', message: 'JWT issued at future' }],
    ['a full pool', { code: '53300' }],
    ['a deadlock', { code: '40001' }],
    ['a statement that took too long', { code: '57014' }],
    ['a lock that was not given', { code: '55P03' }],
    ['a standby that takes no writes', { code: '25006' }],
    ['a page of a proxy', { message: '<html>Bad gateway</html>' }],
    ['a page of a proxy with 403', { message: '<html>Forbidden</html>', status: 403 }],
    ['no answer', new TypeError('Failed to fetch')],
    ['no answer, in the words of the storage client', wrapped(new TypeError('Failed to fetch'))],
    ['half an answer', new SyntaxError('Unexpected end of JSON input')],
    ['an auth server that fails', new AuthApiError('unexpected', 500, 'unexpected_failure')],
    ['an auth server over its limit', new AuthApiError('slow down', 429, 'over_request_rate_limit')],
    ['a Storage API without a database', stored(500, '500', 'Internal Server Error')],
    ['a Storage API whose database is silent', stored(544, '544', 'The database timed out')],
    ['a file that is being written', stored(423, '423', 'ResourceLocked')],
    ['a token that the Storage API refuses', stored(400, '403', '"exp" claim timestamp check failed')],
    ['a database that is away behind the Storage API', stored(500, '500', 'database error, code: 57P03')],
    ['files over the limit', stored(500, '500', 'database error, code: PT429')],
    ['a page in place of the Storage API', stored(404, undefined, '404 Not Found')],
    ['the same, as the storage client tells it', new StorageApiError('HTTP 404 error', 404, '404')],
    ['a page with 403, as the storage client tells it', new StorageApiError('Forbidden', 403, '403')],
    ['an upload that failed for one of these', new Error('not stored', { cause: stored(544, '544', '') })],
  ])('%s › passes', (_, error) => {
    expect(failureKind(error)).toBe('passing')
  })

  test.each([
    ['a policy', { code: '42501' }],
    ['a constraint', { code: '23514' }],
    ['a row that exists', { code: '23505' }],
    ['a character that cannot be stored', { code: '22021' }],
    ['a weak password', new AuthApiError('weak', 422, 'weak_password')],
    ['a policy behind the Storage API', stored(400, '403', 'new row violates row-level security policy')],
    ['a trigger behind the Storage API', stored(500, '500', 'database error, code: 23514')],
    ['a file that is too large', stored(400, '413', 'The object exceeded the maximum allowed size')],
    ['a proxy that takes no such file', stored(413, undefined, '413 Request Entity Too Large')],
  ])('%s › refuses', (_, error) => {
    expect(failureKind(error)).toBe('refused')
  })

  test.each([
    ['no row to change', { code: 'PGRST116' }],
    ['no row to refer to', { code: '23503' }],
    ['a function that finds nothing', { code: 'P0002' }],
    ['no such file', new StorageApiError('Object not found', 400, '404')],
  ])('%s › is gone', (_, error) => {
    expect(failureKind(error)).toBe('gone')
  })
})

test.each([
  [new TypeError('Failed to fetch'), true],
  [wrapped(new TypeError('Failed to fetch')), true],
  [wrapped(new DOMException('Aborted', 'AbortError')), true],
  [wrapped(new RangeError('No number')), false],
  [new StorageApiError('Object not found', 400, '404'), false],
  [new AuthRetryableFetchError('Failed to fetch', 0), true],
  [new AuthRetryableFetchError('Bad gateway', 502), true],
  [new AuthRetryableFetchError('Web server is down', 521), true],
  [new AuthRetryableFetchError('Database error saving new user', 500), false],
])('%o is silence: %j', (error, expected) => {
  expect(isUnreachable(error)).toBe(expected)
})

/** As the data API tells what it was answered. */
const answered = (code: string, message = '') => new PostgrestError({ code, message, details: '', hint: '' })

const notStored = (cause: Error) => new Error('a file could not be stored', { cause })

test.each([
  ['no answer', new TypeError('Failed to fetch'), true],
  ['half an answer', new SyntaxError('Unexpected end of JSON input'), true],
  ['a page in place of the data API', answered('', '<html>Bad gateway</html>'), true],
  ['a data API without its database', answered('PGRST001'), true],
  ['a gateway in front of the Storage API', notStored(stored(503, undefined, '503')), true],
  ['an upload that was cut off', notStored(new TypeError('The upload was cut off')), true],
  ['a refusal', answered('42501'), false],
  ['a database that fails', answered('XX000'), false],
  ['a limit', answered('PT429'), false],
  ['a Storage API that fails', notStored(stored(500, '500', 'No space left on device')), false],
  ['a Storage API whose database is silent', notStored(stored(544, '544', 'timed out')), false],
])('%s › is a server that is away: %j', (_, error, expected) => {
  expect(isAway(error)).toBe(expected)
})
