// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'
import type { Book, BookState } from '../book.ts'
import { makeBar } from './bar.ts'

const PAGES = 200

/** A book of some pages, open at its first. */
function open() {
  let state: BookState = { page: 1, pages: PAGES, read: 0, size: 1, percent: 100, found: null }
  const goTo = (page: number) => {
    const next = Math.min(PAGES, Math.max(1, page))
    if (next === state.page) return
    state = { ...state, page: next }
    bar.show(state)
  }
  const scroller = document.createElement('div')
  const book: Book = { scroller, goTo, zoom: vi.fn(), resize: vi.fn(), find: vi.fn(), layForPrint: vi.fn() }
  const bar = makeBar(() => book)
  bar.show(state)
  document.body.append(bar.element)
  const number = bar.element.querySelector<HTMLInputElement>('[aria-label="Página"]')
  if (!number) throw new Error('there is no number')
  return number
}

beforeEach(() => document.body.replaceChildren())

it.each([
  ['150', '150'],
  ['999', '200'],
  ['0', '1'],
  ['hola', '1'],
])('who asks for page %s reads page %s, and sees so', (asked, read) => {
  const number = open()
  number.focus()
  number.value = asked
  number.dispatchEvent(new Event('change'))
  expect(number.value).toBe(read)
})
