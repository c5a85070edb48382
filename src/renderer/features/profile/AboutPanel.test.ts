import { expect, test } from 'vitest'
import { profile } from '#renderer/entities/member/testing/profile.ts'
import { factsOf } from './AboutPanel.tsx'

// spec: 5.profile.age
test.each([
  [1990, '36 años'],
  [2025, '1 año'],
  [2026, '0 años'],
  [null, 'No especificada'],
])('who was born in %s is shown %s in 2026', (birth_year, shown) => {
  expect(factsOf({ ...profile('luna'), birth_year }, 2026)).toContainEqual(['Edad', shown])
})

test('what a member does not tell is said to be unknown', () => {
  expect(factsOf({ ...profile('luna'), birth_year: null, city: '' }, 2026).map(([, value]) => value)).toEqual(
    ['No especificada', 'No especificada', 'No especificada', 'No especificada', 'No especificado', 'No'],
  )
})
