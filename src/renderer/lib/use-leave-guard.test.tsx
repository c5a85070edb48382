import { act, render, screen } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useLeaveGuard } from './use-leave-guard.ts'

/** As the browser tells of a navigation before it happens. */
function leaving(route: string, navigationType = 'push') {
  const destination = { url: new URL(`#${route}`, location.href).href, key: 'there' }
  const event = Object.assign(new Event('navigate', { cancelable: true }), { destination, navigationType })
  return event
}

const traverseTo = vi.fn()
beforeEach(() => {
  location.hash = '#/dashboard/profile'
  vi.stubGlobal('navigation', Object.assign(new EventTarget(), { traverseTo }))
})
afterEach(() => {
  vi.unstubAllGlobals()
  traverseTo.mockReset()
})

function Page({ isNeeded, ask }: { readonly isNeeded: boolean; readonly ask: () => Promise<boolean> }) {
  useLeaveGuard(isNeeded, ask)
  return <output>{useLocation().pathname}</output>
}

function show(isNeeded: boolean, answer: boolean) {
  const ask = vi.fn(() => Promise.resolve(answer))
  render(
    <MemoryRouter initialEntries={['/dashboard/profile']}>
      <Page isNeeded={isNeeded} ask={ask} />
    </MemoryRouter>,
  )
  const go = async (event: Event) => {
    await act(async () => void navigation.dispatchEvent(event))
    return event.defaultPrevented
  }
  return { ask, go }
}

test('who says no stays, and is asked again next time', async () => {
  const { ask, go } = show(true, false)
  expect(await go(leaving('/dashboard/home'))).toBe(true)
  expect(await go(leaving('/dashboard/home'))).toBe(true)
  expect(screen.getByText('/dashboard/profile')).toBeTruthy()
  expect(ask).toHaveBeenCalledTimes(2)
})

test('who says yes comes to where they were going', async () => {
  const { go } = show(true, true)
  await go(leaving('/dashboard/agenda'))
  expect(screen.getByText('/dashboard/agenda')).toBeTruthy()
})

test('who says yes to going back goes back', async () => {
  const { go } = show(true, true)
  await go(leaving('/dashboard/home', 'traverse'))
  expect(traverseTo).toHaveBeenCalledExactlyOnceWith('there')
})

test('nobody is asked without need, nor for a chat that opens beside the page', async () => {
  const unchanged = show(false, false)
  expect(await unchanged.go(leaving('/dashboard/home'))).toBe(false)
  const changed = show(true, false)
  expect(await changed.go(leaving('/dashboard/profile?chat=lista'))).toBe(false)
  expect([unchanged.ask, changed.ask].flatMap(({ mock }) => mock.calls)).toEqual([])
})
