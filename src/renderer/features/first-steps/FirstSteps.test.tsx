import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { getFriends, sendRequest } from '#renderer/entities/friends/api.ts'
import { applyRelationEvent } from '#renderer/entities/friends/requests.ts'
import { ensureOwnProfile } from '#renderer/entities/member/api.ts'
import { changeMember } from '#renderer/entities/member/own-profile.ts'
import { profile } from '#renderer/entities/member/testing/profile.ts'
import { showFilesOf } from '#renderer/server/public-address.ts'
import { closeWindow } from '#renderer/server/testing/close-window.ts'
import { forgetStored } from '#renderer/session/member-disk.ts'
import { AsMember, signedIn, signInAs } from '#renderer/session/testing/sign-in.tsx'
import { FirstSteps } from './FirstSteps.tsx'
import { hasPosts, recentAuthors } from './api.ts'

const toasts = vi.hoisted(() => ({ success: vi.fn(), error: vi.fn() }))
vi.mock('#renderer/ui/toasts/use-toasts.ts', () => ({ useToasts: () => toasts }))
vi.mock('#renderer/entities/friends/api.ts', () => ({ getFriends: vi.fn(), sendRequest: vi.fn() }))
vi.mock('#renderer/entities/member/api.ts', () => ({ ensureOwnProfile: vi.fn() }))
vi.mock('./api.ts', () => ({ hasPosts: vi.fn(), recentAuthors: vi.fn() }))

const card = (id: string) => ({ id, username: id, avatar_url: null })
const pictured = { ...profile('luna'), avatar_url: 'user-assets/luna/1' }

beforeEach(() => {
  showFilesOf('https://server.test')
  signInAs('luna')
  vi.mocked(ensureOwnProfile).mockResolvedValue(profile('luna'))
  vi.mocked(getFriends).mockResolvedValue([])
  vi.mocked(hasPosts).mockResolvedValue(false)
  vi.mocked(recentAuthors).mockResolvedValue([])
})

afterEach(() => {
  closeWindow()
  forgetStored('luna')
  vi.clearAllMocks()
})

const open = () =>
  render(
    <AsMember>
      <MemoryRouter>
        <FirstSteps />
      </MemoryRouter>
    </AsMember>,
  )

const titles = () => [...document.querySelectorAll('ol li')].map(({ textContent }) => textContent)
const noSteps = () => waitFor(() => expect(screen.queryByRole('region')).toBeNull())
const again = () => {
  closeWindow()
  signInAs('luna')
  open()
}

/** Something that the server has taken, whatever it is. */
const anyAct = () =>
  signedIn()
    .queries.getMutationCache()
    .build(signedIn().queries, { mutationFn: () => Promise.resolve() })
    .execute(undefined)

test('a new member is shown a photo, a friend and a post, each until it is there; then never again', async () => {
  vi.mocked(getFriends)
    .mockResolvedValueOnce([])
    .mockResolvedValue([card('sol')])
  open()
  await screen.findByRole('region', { name: 'Primeros pasos' })
  expect(titles()).toEqual([
    'Pon una fotoPara que te reconozcan.',
    'Encuentra a alguienBusca por su nombre y envía una solicitud.',
    'Escribe un postCon un saludo basta.',
  ])
  await act(() => changeMember(signedIn(), pictured))
  await waitFor(() => expect(titles()).toHaveLength(2))
  await act(() => applyRelationEvent(signedIn(), 'sol', { type: 'accepted' }))
  await waitFor(() => expect(titles()).toEqual(['Escribe un postCon un saludo basta.']))
  vi.mocked(hasPosts).mockResolvedValue(true)
  await act(anyAct)
  await noSteps()
  vi.mocked(hasPosts).mockClear()
  again()
  expect(screen.queryByRole('region')).toBeNull()
  expect(hasPosts).not.toHaveBeenCalled()
})

test('who wants none is shown none any more, at the next start either', async () => {
  open()
  await userEvent.click(await screen.findByRole('button', { name: 'Ocultar los primeros pasos' }))
  await noSteps()
  again()
  await noSteps()
})

test('nothing is shown to whoever has begun already', async () => {
  vi.mocked(ensureOwnProfile).mockResolvedValue(pictured)
  vi.mocked(getFriends).mockResolvedValue([card('sol')])
  vi.mocked(hasPosts).mockResolvedValue(true)
  open()
  await waitFor(() => expect(hasPosts).toHaveBeenCalled())
  await noSteps()
  expect(recentAuthors).not.toHaveBeenCalled()
})

test('who only lacks a photo is told so in a line, and of nobody to meet', async () => {
  vi.mocked(getFriends).mockResolvedValue([card('sol')])
  vi.mocked(hasPosts).mockResolvedValue(true)
  open()
  await screen.findByRole('region', { name: 'Primeros pasos' })
  expect(titles()).toEqual(['Pon una foto'])
  expect(recentAuthors).not.toHaveBeenCalled()
})

test('who wrote of late can be asked right there, and leaves the list', async () => {
  vi.mocked(recentAuthors)
    .mockResolvedValueOnce([card('sol'), card('marte')])
    .mockResolvedValue([card('marte')])
  vi.mocked(sendRequest).mockResolvedValue('sent')
  open()
  const people = await screen.findByRole('list', { name: 'Han escrito hace poco' })
  await userEvent.click(screen.getByRole('button', { name: 'Añadir a sol' }))
  expect(sendRequest).toHaveBeenCalledExactlyOnceWith(expect.anything(), 'luna', 'sol')
  await waitFor(() => expect(people.textContent).not.toContain('sol'))
  expect(people.textContent).toContain('marte')
})
