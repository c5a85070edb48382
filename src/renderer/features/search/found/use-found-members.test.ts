import { expect, test } from 'vitest'
import { wantedOf } from './use-found-members.ts'

test.each([
  ['its hundredth unit is half an emoji', `${'x'.repeat(99)}🌙`],
  ['it is emoji all along', '🌙'.repeat(150)],
  ['half an emoji was pasted', 'luna \ud83c'],
])('a search is whole characters, a hundred at most, where %s', (_where, text) => {
  const wanted = wantedOf(text)
  expect(wanted.isWellFormed()).toBe(true)
  expect(Array.from(wanted).length).toBeLessThanOrEqual(100)
})
