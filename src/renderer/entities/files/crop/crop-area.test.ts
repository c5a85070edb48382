// @vitest-environment node
import { expect, test } from 'vitest'
import { fittingArea, largestZoom } from './crop-area.ts'

test.each([
  [{ width: 4000, height: 3000 }, 'square', 4],
  [{ width: 256, height: 400 }, 'square', 2],
  [{ width: 90, height: 90 }, 'square', 1],
  [{ width: 960, height: 2000 }, 'banner', 2],
  [{ width: 4000, height: 200 }, 'banner', 1.25],
  [{ width: 1, height: 1 }, 'banner', 1],
] as const)('%o can be zoomed in as far as a %s has enough pixels', (picture, shape, zoom) => {
  expect(largestZoom(picture, shape)).toBe(zoom)
})

test('a piece within the picture is taken as it is, in whole pixels', () => {
  const asked = { x: 10.4, y: 20.6, width: 300.2, height: 300.2 }
  expect(fittingArea(asked, { width: 800, height: 600 }, 'square')).toEqual({
    x: 10,
    y: 21,
    width: 300,
    height: 300,
  })
})

test.each([
  [{ x: -5, y: -9, width: 200, height: 200 }, 'square'],
  [{ x: 700, y: 550, width: 200, height: 200 }, 'square'],
  [{ x: 0, y: 0, width: 9000, height: 9000 }, 'square'],
  [{ x: 200, y: 500, width: 700, height: 233.3 }, 'banner'],
  [{ x: Number.EPSILON, y: 0.5, width: 0, height: 0 }, 'banner'],
] as const)('a piece %o that would leave the picture stays inside, a %s still', (asked, shape) => {
  const picture = { width: 801, height: 599 }
  const { x, y, width, height } = fittingArea(asked, picture, shape)
  expect(Math.min(x, y)).toBeGreaterThanOrEqual(0)
  expect(x + width).toBeLessThanOrEqual(picture.width)
  expect(y + height).toBeLessThanOrEqual(picture.height)
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(1)
  expect(Math.abs(width / (shape === 'square' ? 1 : 3) - height)).toBeLessThanOrEqual(1)
})
