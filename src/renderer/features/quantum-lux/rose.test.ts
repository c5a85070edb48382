import { expect, test } from 'vitest'
import { roseOf, rosePath, ROSES } from './rose.ts'

test('there are nineteen figures, no two of them the same, all within their radius', () => {
  const paths = Array.from({ length: ROSES }, (_, index) => rosePath(index, 40))
  expect(new Set(paths).size).toBe(19)
  for (const path of paths)
    for (const point of path.slice(1, -1).split('L')) {
      const [x = 0, y = 0] = point.split(' ').map(Number)
      expect(Math.hypot(x, y)).toBeLessThanOrEqual(40.1)
    }
})

test('a text has the same figure at all times', () => {
  expect(roseOf('luz')).toBe(roseOf('luz'))
  expect(roseOf('luz')).toBeLessThan(ROSES)
})
