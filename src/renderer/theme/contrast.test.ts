import { decomposeColor, getContrastRatio, recomposeColor, rgbToHex } from '@mui/material/styles'
import { expect, test } from 'vitest'
import { accents } from './accents.ts'
import { avatarColors } from './avatar-colors.ts'
import { ink, lamp, nebula, signal, space } from './tokens.ts'

/** Of WCAG 2.2, for text and for what bounds a control. */
const AA = { text: 4.5, control: 3 }

const { primary, secondary, muted } = ink
const texts = Object.entries({ primary, secondary, muted, lamp: lamp.glow, ...signal, ...accents })
const surfaces = [space.cabin, space.void, space.deep, space.surface, space.raised]

/** What a translucent colour looks like on a surface. */
function on(surface: string, color: string): string {
  const [below, { values }] = [decomposeColor(surface).values, decomposeColor(color)]
  const alpha = values[3] ?? 1
  const mixed = below.map((value, index) => Math.round(value + ((values[index] ?? 0) - value) * alpha))
  return rgbToHex(recomposeColor({ type: 'rgb', values: mixed as [number, number, number] }))
}

test.each(texts)('%s is readable on every surface', (_name, color) => {
  for (const surface of surfaces) expect(getContrastRatio(color, surface)).toBeGreaterThanOrEqual(AA.text)
})

test.each(surfaces)('the border of a field stands out from %s, inside and outside of it', (surface) => {
  expect(getContrastRatio(on(surface, space.lineField), surface)).toBeGreaterThanOrEqual(AA.control)
})

test('text on a bright ground is readable: on both ends of the nebula, and on the lamp', () => {
  for (const end of [nebula.violet, nebula.cyan])
    expect(getContrastRatio(ink.onNebula, end)).toBeGreaterThanOrEqual(AA.text)
  expect(getContrastRatio(lamp.ink, lamp.glow)).toBeGreaterThanOrEqual(AA.text)
})

test.each(avatarColors)('the initial of a generated avatar is readable on %s', (color) => {
  expect(getContrastRatio(ink.onNebula, color)).toBeGreaterThanOrEqual(AA.text)
})
