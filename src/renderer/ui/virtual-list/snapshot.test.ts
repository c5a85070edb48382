import { expect, test } from 'vitest'
import { offsetOf, type ListSnapshot } from './snapshot.ts'

const size = (key: string, height: number) => ({ key, size: height, index: 0, start: 0, end: 0, lane: 0 })
const left: ListSnapshot = { sizes: [size('a', 100), size('b', 50)], id: 'b', below: -20 }
const list = { ids: ['a', 'b', 'c'], estimate: 70, gap: 10 }

test('the item that was read begins where it did', () => {
  expect(offsetOf(left, list, 200)).toBe(200 + 100 + 10 + 20)
})

test('also when others have come before it, whose size nobody knows', () => {
  expect(offsetOf(left, { ...list, ids: ['x', ...list.ids] }, 200)).toBe(200 + 70 + 10 + 100 + 10 + 20)
})

test('or whose size is told by what they are', () => {
  const estimate = (id: string) => (id === 'x' ? 300 : 70)
  const ids = ['x', ...list.ids]
  expect(offsetOf(left, { ...list, ids, estimate }, 200)).toBe(200 + 300 + 10 + 100 + 10 + 20)
})

test('without it, or without a place at all, a list begins at its origin', () => {
  expect(offsetOf(left, { ...list, ids: ['a', 'c'] }, 200)).toBe(0)
  expect(offsetOf(null, list, 200)).toBe(0)
})
