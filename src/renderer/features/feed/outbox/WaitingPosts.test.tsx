import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { profileKey } from '#renderer/entities/member/own-profile.ts'
import { store } from '#renderer/lib/store.ts'
import { serverReachableAtom } from '#renderer/server/connectivity.ts'
import { closeWindow } from '#renderer/server/testing/close-window.ts'
import { draftText, writeDraft } from '#renderer/session/drafts.ts'
import { pendingPlaces } from '#renderer/session/pending-files.ts'
import { AsMember, forgetSignedIn, signInAs, signedIn } from '#renderer/session/testing/sign-in.tsx'
import { clearToastsAtom, toastsAtom } from '#renderer/ui/toasts/use-toasts.ts'
import type { FeedFilter } from '../categories.ts'
import { post } from '../posts/testing/post.ts'
import { createPost } from './api.ts'
import { postJob, sendPost, type WrittenPost } from './post-job.ts'
import { useWaitingPosts, WaitingPosts } from './WaitingPosts.tsx'

const confirm = vi.hoisted(() => vi.fn(() => Promise.resolve(true)))
vi.mock('#renderer/ui/confirm/confirm.ts', () => ({ useConfirm: () => confirm }))
vi.mock('#renderer/entities/files/upload/api.ts', () => ({
  uploadFile: () => Promise.resolve('user-assets/luna/posts/1-mar.webp'),
}))
vi.mock('./api.ts', () => ({ createPost: vi.fn() }))

const noAnswer = new TypeError('Failed to fetch')
const refused = Object.assign(new Error('refused'), { code: '42501' })
const limited = Object.assign(new Error('too many'), { code: 'PT429', hint: '40' })

const facts = { path: 'luna/posts/1-mar.webp', width: 4, height: 3, still: null }
const picture = { file: new File(['x'], 'mar.webp', { type: 'image/webp' }), facts, keptAt: 1 }

/** Publishes a post that nobody answers. */
const write = (content: string, fields: Partial<WrittenPost> = {}) => {
  const post = { content, category: 'general', alt: '', hasFile: false, ...fields } as const
  return act(() => sendPost(signedIn(), content, post, post.hasFile ? picture : null))
}

const onEdit = vi.fn()

function Waiting({ filter }: { readonly filter: FeedFilter }) {
  return <WaitingPosts posts={useWaitingPosts(filter)} showsCategory={filter === 'all'} onEdit={onEdit} />
}

const open = (filter: FeedFilter = 'all') =>
  render(
    <AsMember>
      <MemoryRouter>
        <main>
          <Waiting filter={filter} />
        </main>
      </MemoryRouter>
    </AsMember>,
  )

const cards = () => screen.queryAllByRole('article', { name: 'Tu post por salir' })
const card = async () => within(await screen.findByRole('article', { name: 'Tu post por salir' }))
const press = async (name: string) => userEvent.click((await card()).getByRole('button', { name }))

beforeEach(() => {
  for (const way of ['error', 'warn'] as const) vi.spyOn(console, way).mockReturnValue()
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: vi.fn() }))
  vi.mocked(createPost).mockRejectedValue(noAnswer)
  const { queries } = signInAs('luna')
  queries.setQueryDefaults(profileKey, { staleTime: Infinity })
  queries.setQueryData(profileKey, { id: 'luna', username: 'luna', avatar_url: null })
})

afterEach(async () => {
  store.set(serverReachableAtom, true)
  closeWindow()
  await forgetSignedIn()
  store.set(clearToastsAtom)
  vi.clearAllMocks()
})

test('posts that wait › stand newest first in the feeds that they belong to, with what they wait for', async () => {
  await write('Uno')
  await write('Dos', { category: 'humordidas', hasFile: true, alt: 'El mar' })
  store.set(serverReachableAtom, false)
  const { unmount } = open()
  expect(cards().map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/luna.*HuMordidas.*Dos.*Saldrá solo cuando vuelva la conexión\./),
    expect.stringMatching(/luna.*General.*Uno.*Saldrá solo cuando vuelva la conexión\./),
  ])
  expect(screen.getByRole('img', { name: 'El mar' })).toBeTruthy()
  act(() => store.set(serverReachableAtom, true))
  expect(screen.getAllByText('Saldrá solo en un momento.')).toHaveLength(2)
  unmount()
  open('humordidas')
  expect(cards()).toHaveLength(1)
})

test('a post that the form still shows › does not stand in the feed too', async () => {
  writeDraft(signedIn(), 'post', 'Uno', 'Uno')
  await write('Uno')
  open()
  expect(cards()).toEqual([])
  act(() => writeDraft(signedIn(), 'post', ''))
  expect(cards()).toHaveLength(1)
})

test('a post over a limit › says when it goes out', async () => {
  await write('Uno')
  vi.mocked(createPost).mockRejectedValue(limited)
  open()
  await act(() => signedIn().part(postJob.queue).runAll())
  await (await card()).findByText('Saldrá solo en un minuto.')
})

test('a post that is refused › says so, and is sent again by its author', async () => {
  await write('Uno')
  vi.mocked(createPost).mockRejectedValue(refused)
  open()
  await act(() => signedIn().part(postJob.queue).runAll())
  await (await card()).findByText('No se pudo crear el post.')
  vi.mocked(createPost).mockResolvedValue(post('Uno'))
  await press('Reintentar')
  await waitFor(() => expect(cards()).toEqual([]))
})

test('a waiting post › edited › is in the form, which opens', async () => {
  await write('Uno', { hasFile: true })
  open()
  await press('Editar')
  await waitFor(() => expect(onEdit).toHaveBeenCalledOnce())
  expect(draftText(signedIn(), 'post')).toBe('Uno')
  expect(cards()).toEqual([])
})

test('a waiting post › edited beside another draft › stays, and its author is told why', async () => {
  await write('Uno')
  writeDraft(signedIn(), 'post', 'Otra idea')
  open()
  await press('Editar')
  await waitFor(() =>
    expect(store.get(toastsAtom).map(({ title }) => title)).toEqual(['Ya tienes otro post a medias']),
  )
  expect(cards()).toHaveLength(1)
  expect(onEdit).not.toHaveBeenCalled()
})

test('a waiting post › discarded › goes after a yes only, with its file, and leaves the focus to the next one', async () => {
  await write('Uno')
  await write('Dos', { hasFile: true })
  open()
  const [newest] = cards()
  const discard = () =>
    userEvent.click(within(newest ?? document.body).getByRole('button', { name: 'Descartar' }))
  confirm.mockResolvedValueOnce(false)
  await discard()
  expect(cards()).toHaveLength(2)
  await discard()
  await waitFor(() => expect(cards()).toHaveLength(1))
  expect(cards()[0]?.contains(document.activeElement)).toBe(true)
  await waitFor(async () => expect(await pendingPlaces(signedIn())).toEqual([]))
})
