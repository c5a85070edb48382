import { expect, test } from 'vitest'
import { moonAt, nextPhases } from './moon.ts'

const HOUR = 3_600_000

/** Moments of the US Naval Observatory, to the minute. */
const known = [
  ['2024-04-08T18:21Z', 0, 0],
  ['2026-08-12T17:37Z', 0, 0],
  ['2024-04-15T19:13Z', 2, 0.5],
  ['2026-01-26T04:47Z', 2, 0.5],
  ['2024-04-23T23:49Z', 4, 1],
  ['2026-03-03T11:38Z', 4, 1],
  ['2024-04-02T03:15Z', 6, 0.5],
  ['2026-01-10T15:48Z', 6, 0.5],
] as const

test.each(known)('at %s the phase is %d, and it is %d lit', (moment, phase, fraction) => {
  const moon = moonAt(Date.parse(moment))
  expect(moon.phase).toBe(phase)
  expect(moon.fraction).toBeCloseTo(fraction, 1.9)
})

test.each(known)('the phase of %s is one for a day, between the two beside it', (moment, phase) => {
  const phaseAfter = (hours: number) => moonAt(Date.parse(moment) + hours * HOUR).phase
  expect([phaseAfter(-9), phaseAfter(9)]).toEqual([phase, phase])
  expect([phaseAfter(-18), phaseAfter(18)]).toEqual([(phase + 7) % 8, phase + 1])
})

test('it waxes from new to full, and wanes then', () => {
  expect(moonAt(Date.parse('2026-08-20T00:00Z')).isWaxing).toBe(true)
  expect(moonAt(Date.parse('2026-03-10T00:00Z')).isWaxing).toBe(false)
})

test('the next four phases come in their order, each at its moment', () => {
  const next = nextPhases(Date.parse('2026-03-01T00:00Z'))
  expect(next.map(({ phase }) => phase)).toEqual([4, 6, 0, 2])
  // Of the US Naval Observatory, again.
  const known = ['2026-03-03T11:38Z', '2026-03-11T09:38Z', '2026-03-19T01:23Z', '2026-03-25T19:18Z']
  for (const [index, { moment }] of next.entries())
    expect(Math.abs(moment - Date.parse(known[index] ?? ''))).toBeLessThan(2 * HOUR)
})

test('a phase that is on right now comes again after a month only', () => {
  const next = nextPhases(Date.parse('2026-03-03T12:00Z'))
  expect(next.map(({ phase }) => phase)).toEqual([6, 0, 2, 4])
})
