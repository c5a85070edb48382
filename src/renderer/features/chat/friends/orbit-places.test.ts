import { expect, test } from 'vitest'
import { OWN_SIZE, placesFor, SKY, type Placed } from './orbit-places.ts'

const oneself: Placed = { x: SKY.width / 2, y: SKY.height / 2, size: OWN_SIZE }
const counts = Array.from({ length: 12 }, (_, index) => index + 1)

test.each(counts)('%i friends stand within the drawing, apart from each other and from oneself', (count) => {
  const all = [oneself, ...placesFor(count)]
  expect(all).toHaveLength(count + 1)
  all.forEach(({ x, y, size }, index) => {
    expect(Math.min(x, y, SKY.width - x, SKY.height - y)).toBeGreaterThanOrEqual(size / 2)
    for (const other of all.slice(index + 1))
      expect(Math.hypot(x - other.x, y - other.y)).toBeGreaterThan((size + other.size) / 2 + 3)
  })
})

test('the first five are the nearest and largest, and there is room for twelve', () => {
  expect(placesFor(5_000)).toHaveLength(12)
  expect(placesFor(5_000).map(({ size }) => size)).toEqual([30, 30, 30, 30, 30, 24, 24, 24, 24, 24, 24, 24])
  expect(placesFor(0)).toEqual([])
})
