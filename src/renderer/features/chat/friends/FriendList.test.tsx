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

test('what names friends is emptied by its button and by Escape, which then goes no further', async () => {
  open(serve(() => Response.json([{ id: 'sol', username: 'sol', avatar_url: null }])))
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Buscar amigos...' })
  for (const empty of [
    () => fireEvent.click(screen.getByRole('button', { name: 'Borrar la búsqueda' })),
    () => expect(fireEvent.keyDown(field, { key: 'Escape' })).toBe(false),
  ]) {
    fireEvent.change(field, { target: { value: 'nadie' } })
    await screen.findByText('Nadie se llama «nadie» entre tus amigos.')
    screen.getByRole('button', { name: 'Buscar personas' })
    empty()
    expect(field.value).toBe('')
    expect(document.activeElement).toBe(field)
  }
  expect(fireEvent.keyDown(field, { key: 'Escape' })).toBe(true)
})
