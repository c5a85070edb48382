import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { MoonGlyph } from './MoonGlyph.tsx'

/** What is lit of a moon, as a path, and its seas. */
function partsOf(phase: number, fraction: number) {
  const { container } = render(<MoonGlyph moon={{ phase, fraction, isWaxing: true }} size={18} />)
  const [lit, , seas] = container.querySelectorAll('path')
  return { lit: lit?.getAttribute('d'), seas: seas?.getAttribute('clip-path') }
}

test('a moon that is nearly full keeps a dark limb that can be seen, and a full one has none', () => {
  const nearly = [0.96, 0.97, 0.98, 0.99].map((fraction) => partsOf(3, fraction).lit)
  expect(new Set(nearly).size).toBe(1)
  expect(nearly[0]).not.toBe(partsOf(4, 1).lit)
})

test('its seas are seen where it is lit only', () => {
  expect(partsOf(4, 1).seas).toMatch(/^url\(#/)
  expect(partsOf(1, 0.2).seas).toMatch(/^url\(#/)
})
