import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { AsMember, signInAs, signedIn } from '#renderer/session/testing/sign-in.tsx'
import { arrivalAtom, useArrival } from './arrival.ts'

beforeEach(() => void signInAs('luna'))
afterEach(cleanup)

const draw = () =>
  renderHook(() => useArrival(signedIn().store.get(arrivalAtom) === 'p1'), {
    wrapper: AsMember,
    reactStrictMode: true,
  })

it('is seen once, for as long as the card stays', () => {
  act(() => signedIn().store.set(arrivalAtom, 'p1'))
  const card = draw()
  expect(card.result.current).toBe(true)
  card.rerender()
  expect(card.result.current).toBe(true)
  card.unmount()
  expect(draw().result.current).toBe(false)
})
