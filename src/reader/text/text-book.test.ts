// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import type { Listeners } from '../book.ts'
import { TextBook } from './text-book.ts'

const listeners: Listeners = { changed: vi.fn(), moved: vi.fn(), sized: vi.fn(), followed: vi.fn() }

const read = (text: string, title = 'Sin nombre') => {
  const opened = { title, place: null, size: 1 }
  document.body.replaceChildren()
  return TextBook.open(new TextEncoder().encode(text), document.body, opened, listeners)
}

const open = (characters: number) => read('a\n'.repeat(characters / 2))

it('a text is printed as it stands, unless it would fill more than 300 sheets', async () => {
  expect(await open(900_000).layForPrint()).toBeTypeOf('function')
  expect(await open(900_002).layForPrint()).toBeNull()
})

it('the title that stands over a text is not told again at its beginning', () => {
  const begin = (text: string) => {
    const [first] = read(text, 'El pan').scroller.querySelectorAll('h2, p')
    return [first?.tagName, first?.textContent]
  }
  expect(begin('\n  EL PAN \n\n\nPrimera\n\nHoy amaso.')).toEqual(['P', 'Primera'])
  expect(begin('El pan y los cometas\n\nHoy amaso.')).toEqual(['H2', 'El pan y los cometas'])
  expect(begin('El pan')).toEqual(['P', 'El pan'])
})

it('prose begins with a large letter; verses, what is said and what is short do not', () => {
  const isLarge = (text: string) => read(text).scroller.querySelector('.opening') !== null
  const long = 'La farola soñaba con girar. '.repeat(8)
  expect(isLarge(long)).toBe(true)
  for (const text of [`—${long}`, 'La farola soñaba.', `Arriba\n${long}`, `1. ${long}`])
    expect(isLarge(text), text).toBe(false)
})
