import { expect, it } from 'vitest'
import { mayFold, withoutGaps } from './long-text.ts'

it.each([
  ['a\nb', 'a\nb'],
  ['a\n\nb', 'a\n\nb'],
  ['a\n\n\nb', 'a\n\nb'],
  ['a\n \n\t\n\nb\n\n\n\nc', 'a\n\nb\n\nc'],
  ['a\r\n\r\n\r\nb', 'a\n\nb'],
])('%j is shown with one blank line at most', (text, shown) => {
  expect(withoutGaps(text)).toBe(shown)
})

it('only what may need more than twelve lines in some window is ever folded', () => {
  expect(mayFold('línea\n'.repeat(11) + 'fin')).toBe(false)
  expect(mayFold('línea\n'.repeat(12) + 'fin')).toBe(true)
  expect(mayFold('W'.repeat(72))).toBe(false)
  expect(mayFold('W'.repeat(73))).toBe(true)
})
