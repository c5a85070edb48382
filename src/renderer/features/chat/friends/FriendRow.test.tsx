import { act, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { AsMember, signInAs, signedIn } from '#renderer/session/testing/sign-in.tsx'
import { closeWindow } from '#renderer/server/testing/close-window.ts'
import { deletableMessage } from '../messages/deletion.ts'
import { withMessage, withReadReceipt } from '../messages/conversation-summary.ts'
import { changeSummaries } from '../messages/summaries-cache.ts'
import { FRIEND, ME, message } from '../messages/testing/message.ts'
import { messageJob } from '../outbox/outbox.ts'
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

test('what the member wrote last says that it went out, that it was read, or that it did not go out', async () => {
  const row = await show('conversation')
  const own = message(2, { sender_id: ME, receiver_id: FRIEND })
  const member = signedIn()
  await act(async () => changeSummaries(member, (known) => withMessage(known, own, ME)))
  expect(row.textContent).toContain('Tú: m2')
  screen.getByTitle('Enviado')
  const receipt = { user_id: FRIEND, friend_id: ME, last_read_at: own.created_at }
  await act(async () => changeSummaries(member, (known) => withReadReceipt(known, receipt, ME)))
  screen.getByTitle('Leído')
  const outbox = member.part(messageJob.queue)
  await act(async () => {
    void outbox.add('unsent', { receiver_id: FRIEND, content: 'm3', created_at: own.created_at }, true)
    outbox.stop('unsent')
  })
  expect(row.textContent).toContain('No enviado: m3')
  expect(screen.queryByTitle('Leído')).toBeNull()
  await act(async () => outbox.remove('unsent'))
})

test('a last message that is deleted is not quoted, until it is brought back', async () => {
  const row = await show('conversation')
  expect(row.textContent).toContain('m1')
  const deletions = signedIn().part(deletableMessage.queue)
  const note = { friendId: FRIEND, hasFile: false }
  await act(async () => deletions.add(message(1).id, note, true))
  await waitFor(() => expect(row.textContent).toContain('Mensaje borrado'))
  expect(row.textContent).not.toContain('m1')
  act(() => deletions.remove(message(1).id))
  await waitFor(() => expect(row.textContent).toContain('m1'))
})
