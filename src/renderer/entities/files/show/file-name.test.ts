import { expect, it } from 'vitest'
import { fileSize } from './file-name.ts'

it.each([
  [0, '0 B'],
  [999, '999 B'],
  [1000, '1 kB'],
  [339_600, '340 kB'],
  [2_450_000, '2,5 MB'],
  [26_214_400, '26,2 MB'],
])('says %i bytes as %s', (size, said) => {
  expect(fileSize(size).replaceAll(/\s/g, ' ')).toBe(said)
})
