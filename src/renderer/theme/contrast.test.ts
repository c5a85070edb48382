import { expect, test } from 'vitest'
import { accents } from './accents.ts'
import { avatarColors } from './avatar-colors.ts'
import { ink, nebula, signal, space } from './tokens.ts'

const channel = (hex: string, at: number) => {
  const value = parseInt(hex.slice(at, at + 2), 16) / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

const luminance = (hex: string) =>
  0.2126 * channel(hex, 1) + 0.7152 * channel(hex, 3) + 0.0722 * channel(hex, 5)

/** Contrast ratio of WCAG 2.2. */
function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

const AA = 4.5
const { primary, secondary, muted } = ink
const texts = Object.entries({ primary, secondary, muted, ...signal, ...accents })

test.each(texts)('%s is readable on every surface', (_name, color) => {
  for (const surface of [space.void, space.deep, space.surface, space.raised])
    expect(contrast(color, surface)).toBeGreaterThanOrEqual(AA)
})

test('the text of the main button is readable on both ends of the nebula', () => {
  for (const end of [nebula.violet, nebula.cyan])
    expect(contrast(ink.onNebula, end)).toBeGreaterThanOrEqual(AA)
})

test.each(avatarColors)('the initial of a generated avatar is readable on %s', (color) => {
  expect(contrast(ink.onNebula, color)).toBeGreaterThanOrEqual(AA)
})
