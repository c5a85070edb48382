import { expect, test } from 'vitest'
import { drawPlanet, hueOf } from './draw-planet.ts'

const seeds = Array.from({ length: 2000 }, (_, index) => `member-${index}`)

test('a planet is drawn locally, the same each time for one seed', () => {
  expect(drawPlanet('u1')).toMatch(/^data:image\/svg/)
  expect(drawPlanet('u1')).toBe(drawPlanet('u1'))
  expect(drawPlanet('u1')).not.toBe(drawPlanet('u2'))
})

test('members share sixty planets evenly: six surfaces in ten hues', () => {
  const counts = [...Map.groupBy(seeds, drawPlanet).values()].map(({ length }) => length)
  expect(counts).toHaveLength(60)
  expect(Math.max(...counts)).toBeLessThan(3 * (seeds.length / 60))
})

test("a member's colour is the ground of their planet", () => {
  for (const seed of seeds.slice(0, 20))
    expect(decodeURIComponent(drawPlanet(seed))).toContain(`"${hueOf(seed)}"`)
  expect(new Set(seeds.map(hueOf)).size).toBe(10)
})
