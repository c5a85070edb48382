import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  acceptRequest,
  endFriendship,
  getRequest,
  sendRequest,
  withdrawRequest,
} from '#renderer/entities/friends/api.ts'
import { applyRequestChange } from '#renderer/entities/friends/requests.ts'
import { getProfile } from '#renderer/entities/member/api.ts'
import { profile } from '#renderer/entities/member/testing/profile.ts'
import { AsMember, signedIn, signInAs } from '#renderer/session/testing/sign-in.tsx'
import { store } from '#renderer/lib/store.ts'
import { closeWindow } from '#renderer/server/testing/close-window.ts'
import { announcementAtom } from '#renderer/ui/announce.ts'
import { OtherProfilePage } from './OtherProfilePage.tsx'
import { findMember, getCommonGround, getMemberCard } from './api.ts'

const LUNA = '01a1fba4-a89b-77fc-a7c4-2bd434ecbfc1'
const SOL = '01a1fba4-a89b-77fc-a7c4-2bd434ecbfc5'

const toasts = vi.hoisted(() => ({ success: vi.fn(), error: vi.fn(), echo: vi.fn(), comingSoon: vi.fn() }))
const confirm = vi.hoisted(() => vi.fn(() => Promise.resolve(true)))
vi.mock('#renderer/ui/toasts/use-toasts.ts', () => ({ useToasts: () => toasts }))
vi.mock('#renderer/ui/confirm/confirm.ts', () => ({ useConfirm: () => confirm }))
vi.mock('#renderer/entities/friends/api.ts', () => ({
  acceptRequest: vi.fn(),
  endFriendship: vi.fn(),
  withdrawRequest: vi.fn(),
  getRequest: vi.fn(),
  sendRequest: vi.fn(),
}))
vi.mock('#renderer/entities/pets/api.ts', () => ({ getFirstPet: () => Promise.resolve(null) }))
vi.mock('#renderer/entities/member/api.ts', () => ({ getProfile: vi.fn() }))
vi.mock('./api.ts', () => ({
  listAlbums: () => Promise.resolve([]),
  getMemberCard: vi.fn(),
  findMember: vi.fn(),
  getCommonGround: vi.fn(),
  MOST_POSTS: 100,
}))

const refused = () => Promise.reject(Object.assign(new Error('refused'), { code: '42501' }))
const request = (status: 'pending' | 'accepted', sender_id = SOL, receiver_id = LUNA) => ({
  sender_id,
  receiver_id,
  status,
})

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue()
  signInAs(LUNA)
  vi.mocked(getMemberCard).mockResolvedValue({ id: SOL, username: 'sol', avatar_url: null, cover_url: null })
  vi.mocked(getProfile).mockResolvedValue({ ...profile(SOL), username: 'sol', bio: 'Madrugo por gusto' })
  vi.mocked(getRequest).mockResolvedValue(null)
  vi.mocked(findMember).mockResolvedValue(null)
  vi.mocked(getCommonGround).mockResolvedValue({ friends: [], total: 0, posts: 0 })
})

afterEach(() => {
  closeWindow()
  vi.clearAllMocks()
})

function open(address = SOL) {
  const Address = () => {
    const { pathname, search } = useLocation()
    return <output>{pathname + search}</output>
  }
  render(
    <AsMember>
      <MemoryRouter initialEntries={[`/dashboard/user-profile/${address}?chat=lista`]}>
        <Routes>
          <Route
            path="/dashboard/user-profile/:userId"
            element={<OtherProfilePage posts={() => <p>Los posts</p>} />}
          />
          <Route path="*" element={null} />
        </Routes>
        <Address />
      </MemoryRouter>
    </AsMember>,
  )
}

const button = (name: string) => screen.findByRole('button', { name })
const isPrivate = () => screen.findByRole('heading', { name: 'Perfil Privado' })

// spec: 2.other.friend-button, 2.other.private, 4.friend.private, 4.friend.ask, 8.success.request
test('a stranger sees who it is, that the rest is private, and can ask; the request then waits', async () => {
  vi.mocked(sendRequest).mockResolvedValue('sent')
  open()
  await isPrivate()
  expect(screen.getByRole('heading', { level: 1, name: 'sol' })).toBeTruthy()
  expect(screen.getByText(/sol y tú deben ser amigos/)).toBeTruthy()
  expect(screen.queryByText('Los posts')).toBeNull()
  expect(getProfile).not.toHaveBeenCalled()
  await userEvent.click(await button('Enviar solicitud'))
  await screen.findByText('Solicitud enviada')
  expect(sendRequest).toHaveBeenCalledExactlyOnceWith(expect.anything(), LUNA, SOL)
  expect(toasts.success).toHaveBeenCalledExactlyOnceWith('Solicitud enviada', expect.stringContaining('sol'))
  // The button is gone; what reads on is the title.
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
})

test('what the two have in common is told before they are friends: whom both know, and what is public', async () => {
  const friends = ['ana', 'leo', 'mar'].map((username) => ({ id: username, username, avatar_url: null }))
  vi.mocked(getCommonGround).mockResolvedValue({ friends, total: 5, posts: 12 })
  open()
  await isPrivate()
  const common = await screen.findByRole('list', { name: 'En común' })
  const said = [...common.children].map(({ textContent }) => textContent.replace(/[\u2068\u2069]/g, ''))
  expect(said).toEqual([
    expect.stringMatching(/5 amistades en común: ana, leo, mar y 2 más$/),
    '12 posts en público',
  ])
})

test('where nothing is in common, or nobody can say, there is no word of it', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  vi.mocked(getCommonGround).mockImplementation(refused)
  open()
  await isPrivate()
  await waitFor(() => expect(console.warn).toHaveBeenCalledOnce())
  expect(screen.queryByRole('list', { name: 'En común' })).toBeNull()
  expect(toasts.error).not.toHaveBeenCalled()
})

// spec: 8.request.send
test('a request that could not be sent is told, and can be sent again', async () => {
  vi.mocked(sendRequest).mockImplementation(refused)
  open()
  await userEvent.click(await button('Enviar solicitud'))
  await waitFor(() => expect(toasts.error).toHaveBeenCalledWith('No se pudo enviar la solicitud.'))
  await button('Enviar solicitud')
})

test('who asks at the same moment as the other is shown the other’s request', async () => {
  vi.mocked(sendRequest).mockResolvedValue('crossed')
  open()
  const ask = await button('Enviar solicitud')
  vi.mocked(getRequest).mockResolvedValue(request('pending'))
  await userEvent.click(ask)
  await button('Aceptar la solicitud de sol')
  expect(toasts.success).not.toHaveBeenCalled()
})

// spec: 4.friend.accept, 4.friend.reject, 8.success.friends
test('accepting makes friends, and the page opens at once; rejecting does nothing yet', async () => {
  vi.mocked(getRequest).mockResolvedValue(request('pending'))
  open()
  await isPrivate()
  await userEvent.click(await button('Rechazar la solicitud de sol'))
  expect(toasts.comingSoon).toHaveBeenCalledOnce()
  await userEvent.click(await button('Aceptar la solicitud de sol'))
  await screen.findByText('Madrugo por gusto')
  expect(acceptRequest).toHaveBeenCalledExactlyOnceWith(expect.anything(), SOL, LUNA)
  expect(toasts.success).toHaveBeenCalledExactlyOnceWith('Ahora son amigos')
  expect(screen.getByText('Los posts')).toBeTruthy()
  expect(screen.queryByText('Perfil Privado')).toBeNull()
})

// spec: 8.request.accept
test('a request that could not be accepted is told, and shows as it is by then', async () => {
  vi.mocked(getRequest).mockResolvedValue(request('pending'))
  vi.mocked(acceptRequest).mockImplementation(refused)
  open()
  const accept = await button('Aceptar la solicitud de sol')
  vi.mocked(getRequest).mockResolvedValue(null)
  await userEvent.click(accept)
  await waitFor(() => expect(toasts.error).toHaveBeenCalledWith('No se pudo aceptar la solicitud.'))
  await button('Enviar solicitud')
})

test('what the other side does shows by itself: a request, an acceptance, the end', async () => {
  open()
  await button('Enviar solicitud')
  await act(() => applyRequestChange(signedIn(), { record: request('pending'), old_record: null }))
  await button('Aceptar la solicitud de sol')
  expect(screen.getByText('sol quiere agregarte.')).toBeTruthy()
  await act(() =>
    applyRequestChange(signedIn(), { record: request('accepted', LUNA, SOL), old_record: null }),
  )
  await screen.findByText('Madrugo por gusto')
  await act(() =>
    applyRequestChange(signedIn(), { record: null, old_record: request('accepted', LUNA, SOL) }),
  )
  await isPrivate()
})

test('a request can be withdrawn, once asked', async () => {
  vi.mocked(getRequest).mockResolvedValue(request('pending', LUNA, SOL))
  confirm.mockResolvedValueOnce(false)
  open()
  await userEvent.click(await button('Retirar solicitud'))
  expect(confirm).toHaveBeenCalledWith(expect.objectContaining({ title: '¿Retirar la solicitud?' }))
  expect(withdrawRequest).not.toHaveBeenCalled()
  await userEvent.click(await button('Retirar solicitud'))
  await button('Enviar solicitud')
  expect(withdrawRequest).toHaveBeenCalledExactlyOnceWith(expect.anything(), LUNA, SOL)
  expect(toasts.success).toHaveBeenCalledExactlyOnceWith('Solicitud retirada')
})

test('a request that was accepted before it could be withdrawn shows as the friendship it is', async () => {
  vi.mocked(getRequest).mockResolvedValue(request('pending', LUNA, SOL))
  vi.mocked(withdrawRequest).mockImplementation(refused)
  open()
  const withdraw = await button('Retirar solicitud')
  vi.mocked(getRequest).mockResolvedValue(request('accepted', LUNA, SOL))
  await userEvent.click(withdraw)
  await waitFor(() => expect(toasts.error).toHaveBeenCalledWith('No se pudo retirar la solicitud.'))
  await screen.findByText('Madrugo por gusto')
})

test('a friendship can be ended from its menu, once it is said what that means', async () => {
  vi.mocked(getRequest).mockResolvedValue(request('accepted'))
  open()
  await userEvent.click(await button('Amigos'))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Dejar de ser amigos' }))
  await isPrivate()
  const [question] = vi.mocked(confirm).mock.lastCall as unknown as [{ title: string; description: string }]
  expect(question.title).toBe('¿Dejar de ser amigos?')
  expect(question.description).toContain('volverán a ser privados y su conversación se cerrará')
  expect(endFriendship).toHaveBeenCalledExactlyOnceWith(expect.anything(), LUNA, SOL)
  expect(toasts.success).toHaveBeenCalledExactlyOnceWith('Ya no son amigos')
})

test('who hears the window is told of an acceptance', async () => {
  vi.mocked(getRequest).mockResolvedValue(request('pending', LUNA, SOL))
  open()
  await screen.findByText('Solicitud enviada')
  await act(() =>
    applyRequestChange(signedIn(), { record: request('accepted', LUNA, SOL), old_record: null }),
  )
  await screen.findByText('Madrugo por gusto')
  await waitFor(() => expect(store.get(announcementAtom).text).toBe('Ahora son amigos'))
})

test('friends are one click away from their conversation', async () => {
  vi.mocked(getRequest).mockResolvedValue(request('accepted'))
  open()
  await userEvent.click(await screen.findByRole('link', { name: 'Enviar mensaje' }))
  expect(screen.getByText(`/dashboard/user-profile/${SOL}?chat=${SOL}`)).toBeTruthy()
})

// spec: 4.friend.self
test('oneself is led to the own profile, the open chat stays', async () => {
  open(LUNA)
  await screen.findByText('/dashboard/profile?chat=lista')
  expect(getRequest).not.toHaveBeenCalled()
})

// spec: 8.profile.missing
test.each([SOL, 'nada'])('who is not there (%s) is said not to be', async (address) => {
  vi.mocked(getMemberCard).mockResolvedValue(null)
  open(address)
  await screen.findByRole('heading', { name: 'No se pudo encontrar el perfil.' })
  await waitFor(() => expect(toasts.error).toHaveBeenCalledExactlyOnceWith('No se pudo encontrar el perfil.'))
})

test('an address that names a member leads to their own, which does not change with their name', async () => {
  vi.mocked(findMember).mockImplementationOnce(refused).mockResolvedValue(SOL)
  open('Sol')
  await userEvent.click(await button('Reintentar'))
  await isPrivate()
  expect(screen.getByText(`/dashboard/user-profile/${SOL}?chat=lista`)).toBeTruthy()
})

// spec: 8.profile.load
test('a profile that could not be loaded is told and can be asked for again', async () => {
  vi.mocked(getMemberCard).mockImplementationOnce(refused)
  vi.mocked(getRequest).mockImplementationOnce(refused)
  open()
  const retry = await button('Reintentar')
  await waitFor(() => expect(toasts.echo).toHaveBeenCalledExactlyOnceWith('No se pudo cargar el perfil.'))
  await userEvent.click(retry)
  await isPrivate()
})

test('what only friends see and could not be loaded is told and can be asked for again', async () => {
  vi.mocked(getRequest).mockResolvedValue(request('accepted'))
  vi.mocked(getProfile).mockImplementationOnce(refused)
  open()
  const retry = await button('Reintentar')
  await waitFor(() => expect(toasts.echo).toHaveBeenCalledExactlyOnceWith('No se pudo cargar el perfil.'))
  expect(screen.getByRole('heading', { level: 1, name: 'sol' })).toBeTruthy()
  await userEvent.click(retry)
  await screen.findByText('Madrugo por gusto')
})

// spec: 4.friend.loading
test('while it is loading, it says so', () => {
  vi.mocked(getMemberCard).mockReturnValue(new Promise(() => undefined))
  open()
  expect(screen.getByRole('heading', { level: 1, name: 'Cargando el perfil…' })).toBeTruthy()
})
