import { expect, it } from 'vitest'
import { folded, placesOf } from './search-text.ts'

const TEXT = 'El Corazón de la NIÑA. El corazon, otra vez.'

it.each([
  ['corazon', [3, 26]],
  ['CORAZÓN', [3, 26]],
  ['niña', [17]],
  ['nina', [17]],
  ['luna', []],
  ['', []],
])('%j stands at %j', (words, places) => {
  expect(placesOf(words, folded(TEXT))).toEqual(places)
})

it.each([TEXT, 'İstanbul Ǆ ﬁn', '🪐 É'])('keeps the length of %j, by which places are found', (text) => {
  expect(folded(text)).toHaveLength(text.length)
})

it('ends with a text that says one thing only', () => {
  expect(placesOf('a', 'a'.repeat(100_000))).toHaveLength(5000)
})
