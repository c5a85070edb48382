import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AsMember, signInAs } from '#renderer/session/testing/sign-in.tsx'
import { closeWindow } from '#renderer/server/testing/close-window.ts'
import { listSavedPosts } from './api.ts'
import { SavedPosts } from './PostCollections.tsx'

const toasts = vi.hoisted(() => ({ echo: vi.fn() }))
vi.mock('#renderer/ui/toasts/use-toasts.ts', () => ({ useToasts: () => toasts }))
vi.mock('./api.ts', () => ({ listSavedPosts: vi.fn() }))

const EMPTY = { posts: [], top: null, next: null }

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue()
  signInAs('luna')
})

afterEach(() => {
  closeWindow()
  vi.clearAllMocks()
})

const open = () =>
  render(
    <AsMember>
      <MemoryRouter>
        <SavedPosts />
      </MemoryRouter>
    </AsMember>,
  )

test('who has saved nothing is told what will stand there', async () => {
  vi.mocked(listSavedPosts).mockResolvedValue(EMPTY)
  open()
  expect(screen.getByRole('region', { name: 'Colecciones' })).toBeTruthy()
  expect(screen.getByRole('status', { name: 'Cargando posts…' })).toBeTruthy()
  await screen.findByText('Los posts que guardes aparecerán aquí.')
  expect(listSavedPosts).toHaveBeenCalledExactlyOnceWith(expect.anything(), 'luna', null, expect.anything())
})

test('what could not be loaded is told and can be asked for again', async () => {
  const refused = Object.assign(new Error('refused'), { code: '42501' })
  vi.mocked(listSavedPosts).mockRejectedValueOnce(refused).mockResolvedValue(EMPTY)
  open()
  const retry = await screen.findByRole('button', { name: 'Reintentar' })
  await waitFor(() => expect(toasts.echo).toHaveBeenCalledExactlyOnceWith('No se pudieron cargar los posts.'))
  await userEvent.click(retry)
  await screen.findByText('Los posts que guardes aparecerán aquí.')
})
