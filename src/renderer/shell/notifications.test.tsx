import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { acceptRequest, listReceived } from '#renderer/entities/friends/api.ts'
import { closeWindow } from '#renderer/server/testing/close-window.ts'
import { AsMember, signInAs } from '#renderer/session/testing/sign-in.tsx'
import { NotificationsMenu } from './NotificationsMenu.tsx'
import { UserMenu } from './UserMenu.tsx'

vi.mock('#renderer/lib/desktop.ts', async (original) => ({
  ...(await original()),
  desktop: { preferences: { get: () => new Promise(() => {}), onChange: () => () => {} } },
}))
vi.mock('#renderer/ui/toasts/use-toasts.ts', () => ({
  useToasts: () => ({ success: vi.fn() }),
  useWindowToasts: vi.fn(),
}))
vi.mock('#renderer/entities/friends/api.ts', () => ({ acceptRequest: vi.fn(), listReceived: vi.fn() }))

/** Who waits for an answer, as the server knows it. */
let asking: readonly string[]

beforeEach(() => {
  signInAs('luna')
  asking = []
  vi.mocked(listReceived).mockImplementation(() => {
    const members = asking.map((id) => ({ id, username: id, avatar_url: null, created_at: '2026-11-21' }))
    return Promise.resolve({ members, next: null })
  })
  vi.mocked(acceptRequest).mockImplementation(
    async (_supabase, sender) => void (asking = asking.filter((id) => id !== sender)),
  )
})

afterEach(() => {
  closeWindow()
  vi.clearAllMocks()
})

/** Leads elsewhere, as the click on a notification of the system does. */
let lead: ReturnType<typeof useNavigate>

function Address() {
  lead = useNavigate()
  return <output>{useLocation().pathname}</output>
}

/** Opens what the button shows, once it has this name. */
async function open(name: string) {
  render(
    <AsMember>
      <MemoryRouter>
        <NotificationsMenu />
        <UserMenu />
        <Address />
      </MemoryRouter>
    </AsMember>,
  )
  await userEvent.click(await screen.findByRole('button', { name }))
  return screen.findByRole('dialog', { name: 'Notificaciones' })
}

const SENTENCE = 'No hay notificaciones nuevas.'

// spec: 2.bar.notifications
test('while nobody waits there is the sentence alone', async () => {
  const bell = await open('Notificaciones')
  expect(bell.textContent).toContain(SENTENCE)
  expect(within(bell).queryByRole('list')).toBeNull()
})

// spec: 2.bar.notifications
test('who waits in Amigos is counted in the name of the button, and answered below the sentence', async () => {
  asking = ['sol', 'marte']
  const bell = await open('Notificaciones, 2 solicitudes')
  expect(bell.textContent).toContain(SENTENCE)
  const list = within(bell).getByRole('list', { name: 'Solicitudes de amistad' })
  expect(within(list).getAllByRole('listitem')[0]?.textContent).toContain('solquiere agregarte')
  await userEvent.click(within(list).getByRole('button', { name: 'Aceptar la solicitud de sol' }))
  await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(1))
  expect(acceptRequest).toHaveBeenCalledExactlyOnceWith(expect.anything(), 'sol', 'luna')
  expect(document.activeElement?.textContent).toBe('Aceptar')
})

test('three are shown, and a link leads to all of them', async () => {
  asking = ['sol', 'marte', 'venus', 'nova']
  const bell = await open('Notificaciones, 4 solicitudes')
  expect(within(bell).getAllByRole('listitem')).toHaveLength(3)
  await userEvent.click(within(bell).getByRole('link', { name: 'Ir a Amigos' }))
  expect(screen.getByRole('status').textContent).toBe('/dashboard/amigos')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('what hangs open from the top bar is closed for who is led elsewhere meanwhile', async () => {
  await open('Notificaciones')
  act(() => void lead('/?chat=sol'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await userEvent.click(screen.getByRole('button', { name: 'Menú de usuario' }))
  await screen.findByRole('menu')
  act(() => void lead('/dashboard/agenda'))
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
})
