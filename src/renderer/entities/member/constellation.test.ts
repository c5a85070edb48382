import { expect, test } from 'vitest'
import { drawnOut, linesOf, SKY, starsOf } from './constellation.ts'

type Point = ReturnType<typeof starsOf>[number]

const seeds = Array.from({ length: 300 }, (_, index) => `member-${index}`)

/** On which side of a line a point lies. */
const side = (from: Point, to: Point, point: Point) =>
  Math.sign((to.x - from.x) * (point.y - from.y) - (to.y - from.y) * (point.x - from.x))

const cross = ([a, b]: readonly [Point, Point], [c, d]: readonly [Point, Point]) =>
  side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0

test('a constellation is the same each time, and another for another member', () => {
  expect(starsOf('u1')).toEqual(starsOf('u1'))
  expect(starsOf('u1')).not.toEqual(starsOf('u2'))
})

test.each([7, 8, 9])('some have %d stars', (count) => {
  expect(seeds.map((seed) => starsOf(seed).length)).toContain(count)
})

test('seven to nine stars stand well inside, none on another', () => {
  for (const stars of seeds.map(starsOf)) {
    expect(Math.abs(stars.length - 8)).toBeLessThanOrEqual(1)
    for (const star of stars) {
      expect(Math.min(star.x, SKY.width - star.x, star.y, SKY.height - star.y)).toBeGreaterThanOrEqual(
        SKY.margin,
      )
      for (const other of stars)
        if (other !== star) expect(Math.hypot(star.x - other.x, star.y - other.y)).toBeGreaterThan(8)
    }
  }
})

test('lines join all stars and never cross', () => {
  for (const stars of seeds.map(starsOf)) {
    const lines = linesOf(stars)
    expect(lines).toHaveLength(stars.length - 1)
    for (const line of lines) for (const other of lines) expect(cross(line, other)).toBe(false)
  }
})

test('stars that are drawn out have the same width each, and leave the middle of the upper sky free', () => {
  for (const seed of seeds) {
    const stars = drawnOut(starsOf(seed), 1000, 200).toSorted((one, other) => one.x - other.x)
    stars.forEach(({ x, y }, index) => {
      expect(x).toBeCloseTo(((index + 0.5) * 1000) / stars.length)
      expect(y).toBeGreaterThanOrEqual(Math.abs(x - 500) < 170 ? 88 : 28)
      expect(y).toBeLessThanOrEqual(180)
    })
  }
})
