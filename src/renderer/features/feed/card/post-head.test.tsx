import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AsMember, signInAs, signedIn } from '#renderer/session/testing/sign-in.tsx'
import { ensureOwnProfile } from '#renderer/entities/member/api.ts'
import { profileKey } from '#renderer/entities/member/own-profile.ts'
import { profile } from '#renderer/entities/member/testing/profile.ts'
import { closeWindow } from '#renderer/server/testing/close-window.ts'
import { post } from '../posts/testing/post.ts'
import { PostHeader } from './PostHeader.tsx'
import { PostMenu } from './PostMenu.tsx'

const toasts = vi.hoisted(() => ({ success: vi.fn(), error: vi.fn() }))
vi.mock('#renderer/ui/toasts/use-toasts.ts', () => ({ useToasts: () => toasts }))
vi.mock('#renderer/entities/member/api.ts', () => ({ ensureOwnProfile: vi.fn() }))

const written = { ...post('p1'), created_at: new Date(Date.now() - 14 * 60_000).toISOString() }
const Address = () => {
  const { pathname, search } = useLocation()
  return <output>{pathname + search}</output>
}

beforeEach(() => vi.mocked(ensureOwnProfile).mockImplementation(() => Promise.resolve(profile('luna'))))
afterEach(() => {
  closeWindow()
  vi.clearAllMocks()
})

/** The head of a post of sol. */
function openAs(userId: string) {
  signInAs(userId)
  render(
    <AsMember>
      <MemoryRouter initialEntries={['/dashboard/home?chat=lista']}>
        <PostHeader
          post={written}
          showsCategory
          menu={<PostMenu post={written} buttonRef={null} onEdit={vi.fn()} onDelete={vi.fn()} />}
        />
        <Address />
      </MemoryRouter>
    </AsMember>,
  )
}

async function actions() {
  await userEvent.click(screen.getByRole('button', { name: 'Opciones del post de sol' }))
  return (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)
}

test('anybody opens a post or copies its link, from a menu that is one stop of the Tab key', async () => {
  const user = userEvent.setup()
  openAs('luna')
  await user.tab()
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'sol' }))
  await user.tab()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Opciones del post de sol' }))
  expect(await actions()).toEqual(['Ver el post', 'Copiar enlace'])
  await user.click(screen.getByRole('menuitem', { name: 'Copiar enlace' }))
  await waitFor(() => expect(toasts.success).toHaveBeenCalledExactlyOnceWith('Enlace copiado'))
  expect(await navigator.clipboard.readText()).toBe('cosmia://post/p1')
  await user.click(screen.getByRole('button', { name: 'Opciones del post de sol' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Ver el post' }))
  await screen.findByText('/dashboard/post/p1?chat=lista')
})

test('the age leads to the post, and says so', async () => {
  openAs('luna')
  await userEvent.click(screen.getByRole('link', { name: /^Ver el post, ?hace 14 minutos$/ }))
  await screen.findByText('/dashboard/post/p1?chat=lista')
})

// spec: 6.post.author-edits, 6.post.author-deletes
test('its author edits and deletes it too', async () => {
  openAs('sol')
  expect(await actions()).toEqual(['Ver el post', 'Editar', 'Copiar enlace', 'Borrar'])
})

// spec: 6.moderator.posts, 6.moderator.edit.deny
test('a moderator deletes it too, but does not edit it', async () => {
  vi.mocked(ensureOwnProfile).mockResolvedValue({ ...profile('venus'), role: 'moderator' })
  openAs('venus')
  await screen.findByRole('button', { name: 'Opciones del post de sol' })
  await waitFor(() => expect(signedIn().queries.getQueryData(profileKey)).toBeTruthy())
  expect(await actions()).toEqual(['Ver el post', 'Copiar enlace', 'Borrar'])
})
