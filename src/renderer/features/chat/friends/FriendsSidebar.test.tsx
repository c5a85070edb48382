import { act, render, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { AsMember, signInAs } from '#renderer/session/testing/sign-in.tsx'
import { store } from '#renderer/lib/store.ts'
import { serverReachableAtom } from '#renderer/server/connectivity.ts'
import { closeWindow } from '#renderer/server/testing/close-window.ts'
import { serve } from '#renderer/server/testing/serve.ts'
import { toastsAtom } from '#renderer/ui/toasts/use-toasts.ts'
import { FriendsSidebar } from './FriendsSidebar.tsx'

vi.mock('./OrbitPlace.tsx', () => ({ OrbitPlace: () => null }))

afterEach(() => {
  store.set(serverReachableAtom, true)
  closeWindow()
  vi.unstubAllGlobals()
})

test('nobody is told to have no friends while the server is away, whatever an earlier start had kept', async () => {
  signInAs(
    'luna',
    serve(() => Response.json([])),
  )
  const { findByText, queryByText } = render(
    <AsMember>
      <MemoryRouter>
        <FriendsSidebar />
      </MemoryRouter>
    </AsMember>,
  )
  await findByText('Tus amigos aparecerán aquí.')
  act(() => store.set(serverReachableAtom, false))
  expect(queryByText('Tus amigos aparecerán aquí.')).toBeNull()
  expect(queryByText('Tus amigos se verán cuando vuelva la conexión.')).not.toBeNull()
})

// spec: 8.chat.friends-elsewhere
test('friends that the server refuses beside home are a matter for the log', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  serve(() => Response.json({ code: '42501', message: 'permission denied' }, { status: 403 }))
  signInAs('luna')
  render(
    <AsMember>
      <MemoryRouter>
        <FriendsSidebar />
      </MemoryRouter>
    </AsMember>,
  )
  await waitFor(() => expect(log).toHaveBeenCalledWith('the friends could not be loaded', expect.anything()))
  expect(store.get(toastsAtom)).toEqual([])
})
