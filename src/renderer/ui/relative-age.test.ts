import { describe, expect, it } from 'vitest'
import { ageInWords, fullDate, relativeAge } from './relative-age.ts'

const now = Date.parse('2026-11-21T12:00:00.000Z')
const secondsAgo = (seconds: number) => new Date(now - seconds * 1000).toISOString()

describe('relativeAge', () => {
  // spec: 9.age.now, 9.age.units
  it.each([
    [-5, 'Ahora'],
    [0, 'Ahora'],
    [59, 'Ahora'],
    [60, '1m'],
    [59 * 60 + 59, '59m'],
    [60 * 60, '1h'],
    [24 * 60 * 60 - 1, '23h'],
    [24 * 60 * 60, '1d'],
    [400 * 24 * 60 * 60, '400d'],
  ])('%i seconds ago reads %s', (seconds, text) => {
    expect(relativeAge(secondsAgo(seconds), now)).toBe(text)
  })

  it('reads timestamps with microseconds and a numeric zone', () => {
    expect(relativeAge('2026-11-21T11:57:00.123456+00:00', now)).toBe('2m')
  })
})

describe('ageInWords', () => {
  it.each([
    [59, 'Ahora'],
    [60, 'hace 1 minuto'],
    [59 * 60, 'hace 59 minutos'],
    [60 * 60, 'hace 1 hora'],
    [6 * 60 * 60, 'hace 6 horas'],
    [24 * 60 * 60, 'hace 1 día'],
    [50 * 60 * 60, 'hace 2 días'],
  ])('%i seconds ago is heard as %s', (seconds, text) => {
    expect(ageInWords(secondsAgo(seconds), now)).toBe(text)
  })
})

describe('fullDate', () => {
  it('names day, month and year in Spanish', () => {
    expect(fullDate('2026-11-21T12:00:00Z')).toMatch(/21 de noviembre de 2026/)
  })
})
