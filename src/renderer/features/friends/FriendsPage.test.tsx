import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { acceptRequest, getFriends, listReceived, setAside, takeUp } from '#renderer/entities/friends/api.ts'
import { useIncomingRequests } from '#renderer/entities/friends/pending-requests.ts'
import { AsMember, signInAs } from '#renderer/session/testing/sign-in.tsx'
import { closeWindow } from '#renderer/server/testing/close-window.ts'
import { getTold } from './api.ts'
import { FriendsPage } from './FriendsPage.tsx'

vi.mock('./api.ts', () => ({ getTold: vi.fn() }))
const toasts = vi.hoisted(() => ({
  success: vi.fn(),
  error: vi.fn(),
  undoable: vi.fn(),
  comingSoon: vi.fn(),
}))
vi.mock('#renderer/ui/toasts/use-toasts.ts', () => ({ useToasts: () => toasts }))
vi.mock('#renderer/entities/friends/api.ts', () => ({
  acceptRequest: vi.fn(),
  getFriends: vi.fn(),
  listReceived: vi.fn(),
  listSent: () => Promise.resolve({ members: [], next: null }),
  setAside: vi.fn(),
  takeUp: vi.fn(),
}))

/** Who asks, and who of them was set aside, as the server knows it. */
const server = { asking: ['sol', 'marte'], aside: new Set<string>() }

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue()
  signInAs('luna')
  server.asking = ['sol', 'marte']
  server.aside.clear()
  vi.mocked(getFriends).mockResolvedValue([])
  vi.mocked(getTold).mockResolvedValue([])
  vi.mocked(listReceived).mockImplementation((_supabase, isSetAside) => {
    const named = (id: string) => ({ id, username: id, avatar_url: null, created_at: dayAgo() })
    const members = server.asking.filter((id) => server.aside.has(id) === isSetAside).map(named)
    return Promise.resolve({ members, next: null })
  })
  vi.mocked(setAside).mockImplementation(async (_supabase, id) => void server.aside.add(id))
  vi.mocked(takeUp).mockImplementation(async (_supabase, id) => void server.aside.delete(id))
  vi.mocked(acceptRequest).mockImplementation(
    async (_supabase, sender) => void (server.asking = server.asking.filter((id) => id !== sender)),
  )
})

afterEach(() => {
  closeWindow()
  vi.clearAllMocks()
})

const dayAgo = () => new Date(Date.now() - 25 * 3_600_000).toISOString()

function Lamp() {
  return <output>{useIncomingRequests()?.text ?? 'nadie'}</output>
}

const open = () =>
  render(
    <AsMember>
      <MemoryRouter>
        <Lamp />
        <FriendsPage />
      </MemoryRouter>
    </AsMember>,
  )

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const list = (name: string) => screen.findByRole('list', { name })
const lamp = (text: string) => waitFor(() => expect(screen.getByRole('status').textContent).toBe(text))

test('a request says who asks and since when', async () => {
  open()
  const [first] = within(await list('Solicitudes de amistad')).getAllByRole('listitem')
  expect(first?.textContent).toContain('solhace 1 día')
})

test('a request that is put away leaves list and lamp, is found among those set aside, and answered there', async () => {
  open()
  await press('Dejar para después la solicitud de sol')
  await lamp('1 solicitud')
  expect((await list('Solicitudes de amistad')).textContent).not.toContain('sol')
  expect((await list('Apartadas')).textContent).toContain('sol')
  expect(toasts.undoable).toHaveBeenCalledExactlyOnceWith(
    'Solicitud apartada',
    { onUndo: expect.any(Function) as unknown },
    'La encontrarás en Amigos, entre las apartadas, sin que sol se entere.',
  )
  await press('Aceptar la solicitud de sol')
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Apartadas' })).toBeNull())
  expect(acceptRequest).toHaveBeenCalledExactlyOnceWith(expect.anything(), 'sol', 'luna')
})

test.each(['the toast', 'its row'])('by %s it comes back', async (way) => {
  open()
  await press('Dejar para después la solicitud de sol')
  await list('Apartadas')
  if (way === 'the toast') (toasts.undoable.mock.lastCall?.[1] as { onUndo: () => void }).onUndo()
  else await press('Recuperar la solicitud de sol')
  await lamp('2 solicitudes')
  expect(screen.queryByRole('list', { name: 'Apartadas' })).toBeNull()
})

test('one that could not be put away is told, and stands where it was', async () => {
  vi.mocked(setAside).mockRejectedValue(Object.assign(new Error('refused'), { code: '42501' }))
  open()
  await press('Dejar para después la solicitud de sol')
  await waitFor(() => expect(toasts.error).toHaveBeenCalledWith('No se pudo apartar la solicitud.'))
  expect((await list('Solicitudes de amistad')).textContent).toContain('sol')
})

test('a friend is told by city and work, else by their own words; the link has their name', async () => {
  // A window in which rows have room.
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(800)
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(800)
  const [city, professional_background, bio] = ['Lima', 'Panadería', 'Amaso de noche.']
  vi.mocked(getFriends).mockResolvedValue(
    ['orion', 'lira'].map((id) => ({ id, username: id, avatar_url: null })),
  )
  vi.mocked(getTold).mockResolvedValue([
    { id: 'orion', city, professional_background, bio },
    { id: 'lira', city: null, professional_background: null, bio },
  ])
  open()
  const described = async (name: string) => {
    const link = await screen.findByRole('link', { name })
    return document.getElementById(link.getAttribute('aria-describedby') ?? '')?.textContent
  }
  await waitFor(async () => expect(await described('orion')).toBe('Lima · Panadería'))
  expect(await described('lira')).toBe(bio)
  expect(getTold).toHaveBeenCalledExactlyOnceWith(expect.anything(), ['orion', 'lira'])
})

test.each([
  ['accepted', 'Aceptar la solicitud de sol', 'No se pudo aceptar la solicitud.'],
  ['set aside', 'Dejar para después la solicitud de sol', 'No se pudo apartar la solicitud.'],
])(
  'a request that was withdrawn just before it is %s goes, and the member reads why',
  async (_what, name, text) => {
    vi.mocked(acceptRequest).mockRejectedValue({ code: 'PGRST116' })
    vi.mocked(setAside).mockRejectedValue({ code: '23503' })
    open()
    await lamp('2 solicitudes')
    server.asking = ['marte']
    await press(name)
    await lamp('1 solicitud')
    expect(toasts.error).toHaveBeenCalledExactlyOnceWith(
      text,
      undefined,
      'Ya no está: se retiró mientras tanto.',
    )
  },
)
