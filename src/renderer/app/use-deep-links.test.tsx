import { act, renderHook } from '@testing-library/react'
import { Provider } from 'jotai'
import type { ReactNode } from 'react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { beforeEach, expect, it, vi } from 'vitest'
import { sessionAtom, showEntrance } from '#renderer/session/session.ts'
import { signInAs } from '#renderer/session/testing/sign-in.tsx'
import { holdingSessionAtom } from '#renderer/features/auth/flow.ts'
import { store } from '#renderer/lib/store.ts'
import { useDeepLinks } from './use-deep-links.ts'

const links = vi.hoisted(() => ({ onOpen: vi.fn<(listener: (route: string) => void) => () => void>() }))
vi.mock('#renderer/lib/desktop.ts', () => ({ desktop: { links } }))

const POST = '/dashboard/post/p1'

beforeEach(() => {
  links.onOpen.mockReset().mockReturnValue(() => undefined)
  showEntrance()
  store.set(sessionAtom, { status: 'loading' })
  store.set(holdingSessionAtom, false)
})

function start() {
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <Provider store={store}>
      <MemoryRouter>{children}</MemoryRouter>
    </Provider>
  )
  const { result } = renderHook(
    () => {
      useDeepLinks()
      return useLocation().pathname
    },
    { wrapper },
  )
  const open = (route: string) => act(() => links.onOpen.mock.lastCall?.[0](route))
  return { result, open }
}

it('listens once it is known who is here, and leads where the link says', () => {
  const { result, open } = start()
  expect(links.onOpen).not.toHaveBeenCalled()
  act(() => void signInAs('luna'))
  open(POST)
  expect(result.current).toBe(POST)
})

it('leads there after the sign-in, and only once that is all done', () => {
  const { result, open } = start()
  act(showEntrance)
  open(POST)
  expect(result.current).toBe('/')
  act(() => {
    store.set(holdingSessionAtom, true)
    signInAs('luna')
  })
  expect(result.current).toBe('/')
  act(() => store.set(holdingSessionAtom, false))
  expect(result.current).toBe(POST)
})

it('leads to the page of a mail whoever is here', () => {
  const { result, open } = start()
  act(showEntrance)
  open('/auth/confirm')
  expect(result.current).toBe('/auth/confirm')
})

it('does not keep for the next member what the one before has left', () => {
  const { result, open } = start()
  act(() => {
    store.set(holdingSessionAtom, true)
    signInAs('luna')
  })
  open(POST)
  act(showEntrance)
  act(() => {
    store.set(holdingSessionAtom, false)
    signInAs('sol')
  })
  expect(result.current).toBe('/')
})
