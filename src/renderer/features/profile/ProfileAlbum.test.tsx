import { render, screen } from '@testing-library/react'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { listPictures } from '#renderer/entities/albums/api.ts'
import { getRequest } from '#renderer/entities/friends/api.ts'
import { AsMember, signInAs } from '#renderer/session/testing/sign-in.tsx'
import { closeWindow } from '#renderer/server/testing/close-window.ts'
import { findMember, listAlbums } from './api.ts'
import { OtherProfilePage } from './OtherProfilePage.tsx'

const SOL = '22222222-2222-4222-8222-222222222222'
const LUNA = '11111111-1111-4111-8111-111111111111'

vi.mock('#renderer/entities/albums/api.ts', () => ({ listPictures: vi.fn(() => Promise.resolve([])) }))
vi.mock('#renderer/entities/friends/api.ts', () => ({ getRequest: vi.fn() }))
vi.mock('./api.ts', () => ({
  listAlbums: vi.fn(),
  findMember: vi.fn(),
  getMemberCard: (_supabase: unknown, id: string) =>
    Promise.resolve({ id, username: 'sol', avatar_url: null, cover_url: null }),
}))

const friends = { sender_id: SOL, receiver_id: LUNA, status: 'accepted' } as const

beforeEach(() => {
  signInAs(LUNA)
  // happy-dom scrolls nothing.
  Object.assign(HTMLElement.prototype, { scrollTo: () => undefined })
  vi.mocked(listAlbums).mockResolvedValue([
    {
      id: 'a1',
      title: 'Mareas',
      cover_image_url: null,
      pictures_count: 0,
      created_at: '2026-03-04T10:00:00Z',
    },
  ])
})

afterEach(() => {
  closeWindow()
  vi.clearAllMocks()
})

const Where = () => <output>{useLocation().pathname}</output>

function open(address: string) {
  render(
    <AsMember>
      <MemoryRouter initialEntries={[`/dashboard/user-profile/${address}/albums/a1`]}>
        <Routes>
          <Route
            path="/dashboard/user-profile/:userId/albums/:albumId"
            element={
              <main>
                <OtherProfilePage posts={() => null} />
              </main>
            }
          />
          <Route path="*" element={null} />
        </Routes>
        <Where />
      </MemoryRouter>
    </AsMember>,
  )
}

test('an album of a friend is looked at only, and leads back to the friend', async () => {
  vi.mocked(getRequest).mockResolvedValue(friends)
  open(SOL)
  await screen.findByRole('heading', { level: 1, name: 'Mareas' })
  await screen.findByText('Este álbum todavía está vacío.')
  expect(listAlbums).toHaveBeenCalledExactlyOnceWith(expect.anything(), SOL)
  const back = screen.getByRole('link', { name: 'Volver a sol' })
  expect(back.getAttribute('href')).toBe(`/dashboard/user-profile/${SOL}`)
  expect(screen.queryByRole('button')).toBeNull()
})

test('who is no friend is told that the profile is private, and asks for nothing of it', async () => {
  vi.mocked(getRequest).mockResolvedValue(null)
  open(SOL)
  await screen.findByRole('heading', { name: 'Perfil Privado' })
  expect(listAlbums).not.toHaveBeenCalled()
  expect(listPictures).not.toHaveBeenCalled()
})

test('an album by one’s own address, or by a name, is found where it belongs', async () => {
  open(LUNA)
  await screen.findByText('/dashboard/profile/albums/a1')
  closeWindow()
  signInAs(LUNA)
  vi.mocked(getRequest).mockResolvedValue(friends)
  vi.mocked(findMember).mockResolvedValue(SOL)
  open('sol')
  await screen.findByText(`/dashboard/user-profile/${SOL}/albums/a1`)
})
