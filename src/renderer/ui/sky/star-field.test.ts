import { expect, test } from 'vitest'
import { stars } from './star-field.ts'

test('there are 50 stars, all within the window', () => {
  expect(stars).toHaveLength(50)
  const outside = stars.filter(({ x, y }) => x < 0 || x > 100 || y < 0 || y > 100)
  expect(outside).toEqual([])
})

test('no two stars share a place', () => {
  expect(new Set(stars.map(({ x, y }) => `${x}/${y}`)).size).toBe(50)
})
