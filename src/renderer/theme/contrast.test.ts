import { decomposeColor, getContrastRatio, recomposeColor, rgbToHex } from '@mui/material/styles'
import { expect, test } from 'vitest'
import { accents } from './accent.ts'
import { avatarHues, avatarTones, initialBox, sunlight } from './avatar-colors.ts'
import { ink, lamp, nebula, signal, space } from './tokens.ts'

/** Of WCAG 2.2, for text and for what bounds a control. */
const AA = { text: 4.5, control: 3 }

const { primary, secondary, muted } = ink
const texts = Object.entries({ primary, secondary, muted, lamp: lamp.glow, ...signal, ...accents })
const surfaces = [space.cabin, space.void, space.deep, space.surface, space.raised, space.page]

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

test('what is said is readable in a conversation, its fold and its time too', () => {
  for (const ground of [space.own, space.theirs])
    for (const color of [ink.primary, ink.secondary, nebula.cyan])
      expect(getContrastRatio(color, ground)).toBeGreaterThanOrEqual(AA.text)
})

test('text on a bright ground is readable: on both ends of the nebula, and on the lamp', () => {
  for (const end of [nebula.violet, nebula.cyan])
    expect(getContrastRatio(ink.onNebula, end)).toBeGreaterThanOrEqual(AA.text)
  expect(getContrastRatio(lamp.ink, lamp.glow)).toBeGreaterThanOrEqual(AA.text)
})

/** An OKLCH colour under black of an opacity, as hex (https://www.w3.org/TR/css-color-4/#color-conversion-code). */
function shaded([lightness, chroma]: readonly [number, number], hue: number, black: number): string {
  const [a, b] = [chroma * Math.cos((hue * Math.PI) / 180), chroma * Math.sin((hue * Math.PI) / 180)]
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const linear = [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ]
  const values = linear.map((light) => {
    const inside = Math.min(Math.max(light, 0), 1)
    return Math.round(
      255 * (1 - black) * (inside <= 0.0031308 ? 12.92 * inside : 1.055 * inside ** (1 / 2.4) - 0.055),
    )
  })
  return rgbToHex(recomposeColor({ type: 'rgb', values: values as [number, number, number] }))
}

/** How dark a planet of a diameter (in parts of the picture) is where the strokes of the initial come closest to its night. */
function darknessUnderInitial(diameter: number): number {
  const { x, y, reach, dusk, night } = sunlight
  const away = Math.hypot(0.5 + initialBox.right / diameter - x, 0.5 + initialBox.down / diameter - y) / reach
  return Math.max(0, (away - dusk) / (1 - dusk)) * night
}

test.each(avatarHues)(
  'the initial is readable on every planet of hue %d, up to where its night begins',
  (hue) => {
    const [whole, ringed] = [darknessUnderInitial(1), darknessUnderInitial(46 / 64)]
    for (const tone of Object.values(avatarTones))
      expect(getContrastRatio(ink.onNebula, shaded(tone, hue, whole))).toBeGreaterThanOrEqual(AA.text)
    expect(getContrastRatio(ink.onNebula, shaded(avatarTones.base, hue, ringed))).toBeGreaterThanOrEqual(
      AA.text,
    )
  },
)
