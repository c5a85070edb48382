import { expect, test } from 'vitest'
import { lightOf } from './LoginFrame.tsx'

const moon = (fraction: number, isWaxing = true) => ({ fraction, isWaxing, phase: 0 })
/** Pixels to the right, and share of its colour, of the broad light on the ground. */
function groundLight(light: string) {
  const [, across, share] =
    /inset (-?\d+)px 26px 60px -18px color-mix\(in srgb, var\(--arrival, #\w+\) (\d+)%/.exec(light) ?? []
  return { across: Number(across), share: Number(share) }
}

test('the planet of the login is lit as the moon of tonight: all around when it is full, from its side before and after', () => {
  const [full, waxing, waning, none] = [moon(1), moon(0.5), moon(0.5, false), moon(0)].map((each) =>
    groundLight(lightOf(each)),
  )
  expect(full?.across).toBeCloseTo(0)
  // An inner shadow stands on the side from which it is moved away.
  expect(waxing?.across).toBeLessThan(0)
  expect(waning?.across).toBe(-(waxing?.across ?? 0))
  expect(full?.share).toBeGreaterThan(waxing?.share ?? 100)
  expect(waxing?.share).toBeGreaterThan(none?.share ?? 100)
  expect(none?.share).toBeGreaterThan(0)
})
