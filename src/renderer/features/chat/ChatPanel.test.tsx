import { act, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { AsMember, signInAs, signedIn } from '#renderer/session/testing/sign-in.tsx'
import { friendsKey } from '#renderer/entities/friends/friends.ts'
import { CHAT_LIST, CHAT_PARAM } from '#renderer/lib/paths.ts'
import { store } from '#renderer/lib/store.ts'
import { closeWindow } from '#renderer/server/testing/close-window.ts'
import { serve } from '#renderer/server/testing/serve.ts'
import { showToastAtom, toastsAtom } from '#renderer/ui/toasts/use-toasts.ts'
import { ToastStack } from '#renderer/ui/toasts/ToastStack.tsx'
import { ChatPanel } from './ChatPanel.tsx'

// What lies in it is measured, which happy-dom does not.
vi.mock('./conversation/Messages.tsx', async (original) => ({
  ...(await original<object>()),
  Messages: () => null,
}))

afterEach(() => {
  closeWindow()
  vi.unstubAllGlobals()
})

const Address = () => <output>{useLocation().search}</output>

test('Escape in the chat takes the newest toast first, then closes the chat', async () => {
  signInAs(
    'luna',
    serve(() => Response.json([])),
  )
  render(
    <AsMember>
      <MemoryRouter initialEntries={[`/?${CHAT_PARAM}=${CHAT_LIST}`]}>
        <ChatPanel isPage={false} />
        <ToastStack />
        <Address />
      </MemoryRouter>
    </AsMember>,
  )
  store.set(showToastAtom, { variant: 'error', title: 'uno' })
  store.set(showToastAtom, { variant: 'info', title: 'dos' })
  await screen.findByText('dos')
  const titles: string[][] = []
  for (let press = 0; press < 2; press++) {
    fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Escape' })
    titles.push(store.get(toastsAtom).map(({ title }) => title))
  }
  expect(titles).toEqual([['uno'], []])
  expect(screen.getByText(/chat=/)).not.toBeNull()
  fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Escape' })
  expect(screen.queryByText(/chat=/)).toBeNull()
})

test('a friend who is none any more leaves the focus to the way back', async () => {
  const sol = { id: '00000000-0000-4000-8000-000000000001', username: 'sol', avatar_url: null }
  signInAs(
    'luna',
    serve((address) => Response.json(address.includes('get_friends') ? [sol] : [])),
  )
  render(
    <AsMember>
      <MemoryRouter initialEntries={[`/?${CHAT_PARAM}=${sol.id}`]}>
        <ChatPanel isPage={false} />
      </MemoryRouter>
    </AsMember>,
  )
  const field = await screen.findByRole('textbox', { name: 'Mensaje' })
  field.focus()
  act(() => void signedIn().queries.setQueryData(friendsKey, []))
  await screen.findByText('Esta conversación no está disponible')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Volver a la lista' }))
})
