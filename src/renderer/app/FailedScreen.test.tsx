import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { NightScreen } from './FailedScreen.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  cleanup()
})

test('home’s planet rises at its foot, unless what stands on it has its own', () => {
  vi.stubGlobal('matchMedia', () => new EventTarget())
  const behind = (hasPlanet: boolean) => {
    const { container } = render(<NightScreen hasPlanet={hasPlanet}>Cosmia</NightScreen>)
    return container.querySelectorAll(':scope > div > [aria-hidden]').length
  }
  const [skyAlone, skyAndPlanet] = [behind(true), behind(false)]
  expect(skyAndPlanet).toBe(skyAlone + 1)
})
