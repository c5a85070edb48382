import { expect, it } from 'vitest'
import { endLabel } from './moments.ts'

const NOW = new Date(2026, 10, 26, 10, 30)

it.each([
  [new Date(2026, 10, 26, 9, 5), '09:05'],
  [new Date(2026, 10, 26, 0, 0), '00:00'],
  [new Date(2026, 10, 27, 0, 10), '00:10'],
  [new Date(2026, 10, 25, 23, 59), 'Ayer'],
  [new Date(2026, 10, 24, 12), 'mar'],
  [new Date(2026, 10, 20, 12), 'vie'],
  [new Date(2026, 10, 19, 12), '19 nov'],
  [new Date(2025, 11, 31, 12), '31/12/25'],
])('a conversation that ended at %s is dated %s', (at, label) => {
  expect(endLabel(at, NOW)).toBe(label)
})
