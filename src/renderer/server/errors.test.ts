import { expect, test } from 'vitest'
import { isRefusal } from './errors.ts'

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
  [{ message: '<html>Bad gateway</html>' }, false],
  [new TypeError('Failed to fetch'), false],
])('%j is a refusal: %j', (error, expected) => {
  expect(isRefusal(error)).toBe(expected)
})
