import { expect, it } from 'vitest'
import { scaledSize } from './encode-picture.ts'

it.each([
  ['a small one stays', { width: 640, height: 480 }, { width: 640, height: 480 }],
  ['one of just that size stays', { width: 2048, height: 10 }, { width: 2048, height: 10 }],
  ['a wide one', { width: 4096, height: 3000 }, { width: 2048, height: 1500 }],
  ['a tall one', { width: 3024, height: 4032 }, { width: 1536, height: 2048 }],
  ['a thread keeps a point of its breadth', { width: 20_000, height: 3 }, { width: 2048, height: 1 }],
])('%s', (_what, size, scaled) => {
  expect(scaledSize(size, 2048)).toEqual(scaled)
})
