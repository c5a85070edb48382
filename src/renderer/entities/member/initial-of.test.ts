import { expect, test } from 'vitest'
import { initialOf } from './MemberAvatar.tsx'

test.each([
  ['ñandú', 'Ñ'],
  ['n\u0303andú', 'N\u0303'],
  ['👩‍🚀 Ana', '👩‍🚀'],
  ['🏳️‍🌈', '🏳️‍🌈'],
  ['🇪🇸 sol', '🇪🇸'],
  ['👍🏽', '👍🏽'],
  ['', ''],
])('%s begins with %s', (name, initial) => {
  expect(initialOf(name)).toBe(initial)
})
