import { expect, test } from 'vitest'
import { constellations } from './constellations.ts'

const stars = constellations.flatMap((each) => each.stars)

// spec: 9.stars
test('there are 50 stars in eight constellations, all within the sky', () => {
  expect(constellations).toHaveLength(8)
  expect(stars).toHaveLength(50)
  const outside = constellations.filter(({ left, top }) => left < 0 || left > 1 || top < 0 || top > 1)
  expect(outside).toEqual([])
  expect(stars.filter(({ x, y }) => x < 0 || y < 0)).toEqual([])
})

test.each(constellations.map((each) => [each.name, each] as const))(
  'no two stars of %s share a place',
  (_name, constellation) => {
    expect(new Set(constellation.stars.map(({ x, y }) => `${x}/${y}`)).size).toBe(constellation.stars.length)
  },
)
