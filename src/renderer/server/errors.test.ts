import { expect, test } from 'vitest'
import { AuthRetryableFetchError, StorageApiError } from '@supabase/supabase-js'
import { isRefusal, isUnreachable } from './errors.ts'

test.each([
  [{ code: 'PT429' }, true],
  [{ code: '42501' }, true],
  [{ code: '23514' }, true],
  [{ code: 'PGRST116' }, true],
  [{ status: 422, code: 'weak_password' }, true],
  [{ status: 500, code: 'unexpected_failure' }, false],
  [{ code: 'PGRST001' }, false],
  [{ code: '53300' }, false],
  [{ code: '40001' }, false],
  [{ code: '57014' }, false],
  [{ message: '<html>Bad gateway</html>' }, false],
  [new TypeError('Failed to fetch'), false],
])('%j is a refusal: %j', (error, expected) => {
  expect(isRefusal(error)).toBe(expected)
})

/** As the storage client tells an error of `fetch`. */
const wrapped = (originalError: Error) =>
  Object.assign(new Error(originalError.message), { name: 'StorageUnknownError', originalError })

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
