import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { store } from '#renderer/lib/store.ts'
import { StoreProvider } from '#renderer/server/StoreProvider.tsx'
import { arrivalAtom, useArrival } from './arrival.ts'

afterEach(cleanup)

const draw = () =>
  renderHook(() => useArrival(store.get(arrivalAtom) === 'p1'), {
    wrapper: StoreProvider,
    reactStrictMode: true,
  })

it('is seen once, for as long as the card stays', () => {
  act(() => store.set(arrivalAtom, 'p1'))
  const card = draw()
  expect(card.result.current).toBe(true)
  card.rerender()
  expect(card.result.current).toBe(true)
  card.unmount()
  expect(draw().result.current).toBe(false)
})
