import { expect, it } from 'vitest'
import { countCharacters } from './character-count.ts'

it.each([
  ['', 0],
  ['cosmos', 6],
  ['añil', 4],
  ['🪐', 1],
  ['👩‍🚀', 3],
  ['a\nb', 3],
])('counts %j as the server does: %i', (text, count) => {
  expect(countCharacters(text)).toBe(count)
})
