import { expect, test } from 'vitest'
import { profile } from '#renderer/entities/member/testing/profile.ts'
import { factsOf, lineOf } from './AboutPanel.tsx'

// spec: 5.profile.age
test.each([
  [1990, '36 años'],
  [2025, '1 año'],
  [2026, '0 años'],
])('who was born in %s is shown to be %s in 2026', (birth_year, shown) => {
  expect(lineOf({ ...profile('luna'), birth_year }, 2026)).toEqual([shown])
  expect(factsOf({ ...profile('luna'), birth_year }, 2026)).toEqual([])
})

// spec: 5.profile.age
test('of who tells nothing the age is said to be unknown, and the rest is left out', () => {
  const bare = { ...profile('luna'), city: '' }
  expect(lineOf(bare, 2026)).toEqual([])
  expect(factsOf(bare, 2026)).toEqual([['Edad', 'No especificada']])
})

test('what is brief stands in one line, what takes more words in the card', () => {
  const told = {
    ...profile('luna'),
    city: 'Granada',
    birth_year: 1998,
    professional_background: 'Fotógrafa',
    academic_background: 'Bellas Artes',
    is_creator: true,
  }
  expect(lineOf(told, 2026)).toEqual(['Granada', '28 años', 'Fotógrafa'])
  const story = 'Fotógrafa de bodas, de bautizos y de lo que haga falta'
  const facts = factsOf({ ...told, professional_background: story }, 2026)
  expect(facts).toEqual([
    ['Formación académica', 'Bellas Artes'],
    ['Trayectoria profesional', story],
    ['Crea contenido', 'Sí'],
  ])
})
