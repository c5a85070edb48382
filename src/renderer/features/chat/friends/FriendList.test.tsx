import { fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { AsMember, signInAs } from '#renderer/session/testing/sign-in.tsx'
import { store } from '#renderer/lib/store.ts'
import type { Supabase } from '#renderer/server/supabase.ts'
import { closeWindow } from '#renderer/server/testing/close-window.ts'
import { serve } from '#renderer/server/testing/serve.ts'
import { clearToastsAtom, toastsAtom } from '#renderer/ui/toasts/use-toasts.ts'
import { FriendList } from './FriendList.tsx'

afterEach(() => {
  closeWindow()
  store.set(clearToastsAtom)
  vi.unstubAllGlobals()
})

function open(server: Supabase) {
  signInAs('luna', server)
  render(<FriendList />, {
    wrapper: ({ children }) => (
      <AsMember>
        <MemoryRouter>{children}</MemoryRouter>
      </AsMember>
    ),
  })
}

// spec: 2.chat.add, 8.success.soon
test('friends that the server refuses are told in their place, and read at another try; adding one comes later', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  open(serve(() => Response.json({ code: '42501', message: 'permission denied' }, { status: 403 })))
  const failed = await screen.findByRole('alert')
  expect(failed.textContent).toContain('No se pudieron cargar los amigos.')
  serve(() => Response.json([]))
  fireEvent.click(screen.getByText('Reintentar', { selector: 'button' }))
  await screen.findByText('Aún no tienes amigos por aquí')
  fireEvent.click(screen.getByText('Añadir Amigo', { selector: 'button' }))
  expect(store.get(toastsAtom)).toMatchObject([{ title: 'Próximamente' }])
})
