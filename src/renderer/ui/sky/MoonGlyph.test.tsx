import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { MoonGlyph } from './MoonGlyph.tsx'

const draw = (phase: number, fraction: number, isWaxing = true) =>
  render(<MoonGlyph moon={{ phase, fraction, isWaxing }} size={18} />).container

/** What is lit of a moon, as a path. */
const litOf = (container: HTMLElement) => container.querySelector('mask > path')

test('a moon that is nearly full keeps a dark limb that can be seen, and a full one has none', () => {
  const nearly = [0.96, 0.97, 0.98, 0.99].map((fraction) => litOf(draw(3, fraction))?.getAttribute('d'))
  expect(new Set(nearly).size).toBe(1)
  expect(nearly[0]).not.toBe(litOf(draw(4, 1))?.getAttribute('d'))
})

test('its seas are seen where it is lit; of a new one faintly, all over', () => {
  const seas = (container: HTMLElement) => container.querySelector('ellipse')?.closest('g[opacity]')
  const container = draw(1, 0.2)
  const mask = container.querySelector('mask')
  expect(seas(container)?.getAttribute('mask')).toBe(`url(#${mask?.id ?? ''})`)
  const unlit = seas(draw(0, 0))
  expect(unlit?.getAttribute('mask')).toBeNull()
  expect(Number(unlit?.getAttribute('opacity'))).toBeLessThan(0.3)
})

test('its shadow ends softly, and its seas stay where they are as it wanes', () => {
  const [waxing, waning] = [draw(2, 0.5), draw(6, 0.5, false)]
  expect(litOf(waxing)?.getAttribute('filter')).toMatch(/^url\(#/)
  expect(litOf(waxing)?.getAttribute('transform')).toBeNull()
  expect(litOf(waning)?.getAttribute('transform')).toBe('matrix(-1 0 0 1 18 0)')
  const placesOf = (moon: HTMLElement) => [...moon.querySelectorAll('ellipse')].map((sea) => sea.outerHTML)
  expect(placesOf(waning)).toEqual(placesOf(waxing))
})
