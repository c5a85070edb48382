import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { removeOrphanedFiles } from '#renderer/entities/files/upload/use-orphaned-files.ts'
import { closeWindow } from '#renderer/server/testing/close-window.ts'
import { forgetStored } from '#renderer/session/member-disk.ts'
import { startJobs } from '#renderer/session/member-jobs.ts'
import { AsMember, signInAs, signedIn } from '#renderer/session/testing/sign-in.tsx'
import { deleteMessage, getConversationPage } from './api.ts'
import { useConversation } from './conversation-cache.ts'
import { deletableMessage } from './deletion.ts'
import { FRIEND, ME, message } from './testing/message.ts'

vi.mock('./api.ts', () => ({ deleteMessage: vi.fn(), getConversationPage: vi.fn() }))
vi.mock('#renderer/entities/files/upload/use-orphaned-files.ts', () => ({ removeOrphanedFiles: vi.fn() }))

const own = message(1, { sender_id: ME, receiver_id: FRIEND })

beforeEach(() => {
  vi.resetAllMocks()
  vi.mocked(getConversationPage).mockResolvedValue({ messages: [own, message(2)], hasOlder: false })
  signInAs(ME)
})
afterEach(() => {
  closeWindow()
  forgetStored(ME)
})

test.each([
  { what: 'with its file', hasFile: true },
  { what: 'without a file', hasFile: false },
])('one that the window ended with is deleted at the next start, $what', async ({ hasFile }) => {
  void signedIn().part(deletableMessage.queue).add(own.id, { friendId: FRIEND, hasFile }, true)
  act(() => void signInAs(ME))
  const { result } = renderHook(() => useConversation(FRIEND), { wrapper: AsMember })
  const shown = () => result.current.data?.messages.map(({ content }) => content)
  await expect.poll(shown).toEqual(['m1', 'm2'])
  act(() => startJobs(signedIn(), [deletableMessage]))
  await expect.poll(shown).toEqual(['m2'])
  expect(deleteMessage).toHaveBeenCalledExactlyOnceWith(signedIn().supabase, own.id)
  expect(removeOrphanedFiles).toHaveBeenCalledTimes(hasFile ? 1 : 0)
})
