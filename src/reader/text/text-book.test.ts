// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import type { Listeners } from '../book.ts'
import { TextBook } from './text-book.ts'

const listeners: Listeners = { changed: vi.fn(), moved: vi.fn(), sized: vi.fn(), followed: vi.fn() }

const open = (characters: number) =>
  TextBook.open(new TextEncoder().encode('a\n'.repeat(characters / 2)), document.body, null, 1, listeners)

it('a text is printed as it stands, unless it would fill more than 300 sheets', async () => {
  expect(await open(900_000).layForPrint()).toBeTypeOf('function')
  expect(await open(900_002).layForPrint()).toBeNull()
})
