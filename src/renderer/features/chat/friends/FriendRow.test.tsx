import { act, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { AsMember, signInAs, signedIn } from '#renderer/session/testing/sign-in.tsx'
import { closeWindow } from '#renderer/server/testing/close-window.ts'
import { beginDeletion } from '#renderer/session/pending-deletions.ts'
import { deletableMessage, noteOf } from '../messages/deletion.ts'
import { withMessage } from '../messages/conversation-summary.ts'
import { changeSummaries } from '../messages/summaries-cache.ts'
import { FRIEND, ME, message } from '../messages/testing/message.ts'
import { FriendRow, type FriendLook } from './FriendRow.tsx'

vi.mock('../messages/api.ts', () => ({ getConversations: () => Promise.resolve([]) }))

afterEach(closeWindow)

async function show(look: FriendLook, isOpen = false, hasTalked = true) {
  const member = signInAs(ME)
  const friend = { id: FRIEND, username: 'sol', avatar_url: null }
  render(
    <MemoryRouter>
      <FriendRow friend={friend} look={look} isOpen={isOpen} onOpen={() => undefined} isStop />
    </MemoryRouter>,
    { wrapper: AsMember },
  )
  await act(async () => {
    if (hasTalked) changeSummaries(member, (known) => withMessage(known, message(1), ME))
  })
  return screen.getByRole('button', { name: /^sol/ })
}
const hintOf = (element: HTMLElement) =>
  document.getElementById(element.getAttribute('interestfor') ?? '')?.textContent

test('a friend who is a picture alone is named when pointed at, and says how much is unread and that they are open', async () => {
  const row = await show('folded', true)
  expect(hintOf(row)).toBe('sol')
  expect(row.textContent).toContain('1')
  expect(row.textContent).toContain('1 mensaje sin leer')
  expect(row.getAttribute('aria-current')).toBe('true')
  expect(screen.queryByRole('link')).toBeNull()
})

test('one who is named anyway has no hint, and the way to their profile', async () => {
  const row = await show('plain')
  expect(hintOf(row)).toBeUndefined()
  expect(row.getAttribute('aria-current')).toBeNull()
  expect(screen.getByRole('link', { name: 'Ver el perfil de sol' })).toBeDefined()
})

test('one with whom nothing was written has a second line too, which says so', async () => {
  const row = await show('conversation', false, false)
  await waitFor(() => expect(row.textContent).toContain('Aún no hay mensajes'))
})

test('a last message that is deleted is not quoted, until it is brought back', async () => {
  const row = await show('conversation')
  expect(row.textContent).toContain('m1')
  const deletion = beginDeletion(signedIn(), deletableMessage, message(1).id, noteOf(FRIEND, false))
  await waitFor(() => expect(row.textContent).toContain('Mensaje borrado'))
  expect(row.textContent).not.toContain('m1')
  deletion.undo()
  await waitFor(() => expect(row.textContent).toContain('m1'))
})
