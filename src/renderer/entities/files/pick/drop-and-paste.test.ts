import { expect, it } from 'vitest'
import { pastedFiles } from './drop-and-paste.ts'

const file = new File(['x'], 'luna.png')

it.each([
  ['a picture of the screen', ['Files'], [file]],
  ['a picture of a page, with its address', ['text/html', 'Files'], [file]],
  ['a file of a file manager, with its name', ['text/plain', 'Files'], [file]],
  ['cells of a table, with a picture of them', ['text/plain', 'text/html', 'text/rtf', 'Files'], []],
  ['a paragraph of a text, with a picture of it', ['text/plain', 'text/rtf', 'Files'], []],
])('of %s', (_what, types, found) => {
  const clipboardData = { types, files: [file] } as unknown as DataTransfer
  expect(pastedFiles({ clipboardData })).toEqual(found)
})

it('of none', () => {
  expect(pastedFiles({ clipboardData: null })).toEqual([])
})
