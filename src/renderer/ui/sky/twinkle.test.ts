import { expect, test } from 'vitest'
import { brightnessAt } from './twinkle.ts'

const star = { x: 0, y: 0, size: 2, brightness: 0.72, twinkles: true, offset: 0 }

test('a star fades in six steps and comes back in as many', () => {
  const seen = Array.from({ length: 13 }, (_, step) => brightnessAt(star, step).toFixed(2))
  expect(seen.join(' ')).toBe('0.72 0.62 0.52 0.42 0.32 0.22 0.12 0.22 0.32 0.42 0.52 0.62 0.72')
})

test('stars are at different places of their twinkle, and some stand still', () => {
  expect(brightnessAt({ ...star, offset: 3 }, 0)).toBe(brightnessAt(star, 3))
  expect(brightnessAt({ ...star, twinkles: false }, 6)).toBe(0.72)
})
