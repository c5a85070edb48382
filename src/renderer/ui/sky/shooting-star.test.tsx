import { act, cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { AsMember, signInAs } from '#renderer/session/testing/sign-in.tsx'
import { letStarFall, ShootingStar } from './ShootingStar.tsx'

/** As React knows it where there is no `AnimationEvent`. */
const ANIMATION_END = 'webkitAnimationEnd'

afterEach(cleanup)

it('falls once, and leaves nothing in the sky', () => {
  signInAs('luna')
  const { container } = render(<ShootingStar />, { wrapper: AsMember })
  const star = () => container.querySelector('[data-decoration="shooting-star"]')
  expect(star()).toBeNull()
  act(letStarFall)
  expect(star()).not.toBeNull()
  act(() => void star()?.dispatchEvent(new Event(ANIMATION_END, { bubbles: true })))
  expect(star()).toBeNull()
})
