import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AsMember, signInAs, signedIn } from '#renderer/session/testing/sign-in.tsx'
import { closeWindow } from '#renderer/server/testing/close-window.ts'
import { listComments } from './comments/api.ts'
import { getPost } from './posts/api.ts'
import { changePosts } from './posts/feed-cache.ts'
import { post } from './posts/testing/post.ts'
import { PostPage } from './PostPage.tsx'

const ID = '01a1fba4-a89b-77fc-a7c4-2bd434ecbfc5'

const toasts = vi.hoisted(() => ({ echo: vi.fn() }))
vi.mock('#renderer/ui/toasts/use-toasts.ts', () => ({ useToasts: () => toasts }))
vi.mock('./posts/api.ts', () => ({ getPost: vi.fn(), listLiving: () => new Promise(() => undefined) }))
vi.mock('./comments/api.ts', () => ({ listComments: vi.fn() }))

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue()
  vi.mocked(listComments).mockResolvedValue({ comments: [], next: null, beyond: 0 })
  signInAs('luna')
})

afterEach(() => {
  closeWindow()
  vi.clearAllMocks()
})

const open = (address = ID) =>
  render(
    <AsMember>
      <MemoryRouter initialEntries={[`/dashboard/post/${address}`]}>
        <Routes>
          <Route path="/dashboard/post/:postId" element={<PostPage />} />
        </Routes>
      </MemoryRouter>
    </AsMember>,
  )

test('a post stands alone with its comments open, and goes when it is deleted', async () => {
  vi.mocked(getPost).mockResolvedValue(post(ID))
  open()
  await screen.findByRole('article', { name: 'Post de sol' })
  expect(screen.getByRole('heading', { level: 1, name: 'Post' })).toBeTruthy()
  await screen.findByText('Nadie ha comentado todavía.')
  await act(() => changePosts(signedIn().queries, () => []))
  await screen.findByRole('heading', { level: 1, name: 'Este post ya no está' })
})

test.each([ID, 'nada'])('a post that is not there (%s) is said not to be', async (address) => {
  vi.mocked(getPost).mockResolvedValue(null)
  open(address)
  await screen.findByRole('heading', { level: 1, name: 'No se encontró el post.' })
  expect(vi.mocked(getPost).mock.calls.every(([, id]) => id === ID)).toBe(true)
})

test('one that could not be loaded is told in its place alone, and can be asked for again', async () => {
  vi.mocked(getPost).mockRejectedValueOnce(Object.assign(new Error('no'), { code: '42501' }))
  vi.mocked(getPost).mockResolvedValue(post(ID))
  open()
  const retry = await screen.findByRole('button', { name: 'Reintentar' })
  expect(screen.getByRole('alert').textContent).toContain('No se pudo cargar el post.')
  expect(toasts.echo).not.toHaveBeenCalled()
  await userEvent.click(retry)
  await screen.findByRole('article', { name: 'Post de sol' })
})
