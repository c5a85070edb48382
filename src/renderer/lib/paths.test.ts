import { expect, test } from 'vitest'
import { alongSearch } from './paths.ts'

test('the open conversation and the chosen category go along to another section, an entered panel does not', () => {
  expect(alongSearch('?panel=artista&chat=lista&categoria=impulsame')).toBe('chat=lista&categoria=impulsame')
  expect(alongSearch('')).toBe('')
})
