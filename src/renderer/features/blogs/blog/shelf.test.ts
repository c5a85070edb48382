import { expect, test } from 'vitest'
import { rowsOf } from './shelf.ts'

test.each([
  [3, 6, 6],
  [7, 6, 7],
  [7, 7, 7],
  [9, 4, 5],
  [12, 6, 6],
  [13, 6, 7],
  [13, 4, 5],
  [21, 5, 6],
  [7, 3, 4],
  [6, 3, 3],
  [13, 3, 3],
  [7, 2, 2],
])('%i books, where there is room for %i in a row, stand in rows of %i', (books, room, columns) => {
  expect(rowsOf(books)[`--of-${room}`]).toBe(columns)
})

test('no book has a row of four or more to itself', () => {
  for (let books = 5; books < 60; books += 1)
    for (const columns of Object.values(rowsOf(books))) {
      if (columns < 4 || books <= columns) continue
      expect(books % columns, `${books} in rows of ${columns}`).not.toBe(1)
    }
})
