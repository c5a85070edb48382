import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { AsMember, signInAs } from '#renderer/session/testing/sign-in.tsx'
import { closeWindow } from '#renderer/server/testing/close-window.ts'
import { startAwaiting } from '../posts/testing/start-awaiting.ts'
import { announce, announcementAtom } from '#renderer/ui/announce.ts'
import { store } from '#renderer/lib/store.ts'
import { createComment } from './api.ts'
import type { Comment } from './comment.ts'
import { useCommentDraft } from './CommentComposer.tsx'

vi.mock('./api.ts', () => ({ createComment: vi.fn() }))
vi.mock('#renderer/ui/toasts/use-toasts.ts', () => ({ useToasts: () => ({}) }))

beforeEach(() => {
  vi.resetAllMocks()
  announce('')
  signInAs('luna')
})

afterEach(closeWindow)

const author = { id: 'luna', username: 'luna', avatar_url: null }

/** Sends a comment, and comes back to its post before the server has answered. */
function sendAndComeBack() {
  const answer = Promise.withResolvers<Omit<Comment, 'id'>>()
  vi.mocked(createComment).mockImplementationOnce((_client, { id }) =>
    answer.promise.then((out) => ({ ...out, id })),
  )
  const open = () => renderHook(() => useCommentDraft('p1'), { wrapper: AsMember })
  const before = open()
  act(() => before.result.current.change('Qué bonito'))
  const answered = startAwaiting(answer, () => before.result.current.send())
  before.unmount()
  const taken = () => answered({ content: '', created_at: '2026-11-21T00:00:00+00:00', author })
  return { taken, back: open().result }
}

it('says that a comment is on its way, sends it no second time, and forgets it once it is out', async () => {
  const { taken, back } = sendAndComeBack()
  expect(back.current).toMatchObject({ text: 'Qué bonito', isSending: true })
  await act(() => back.current.send())
  await taken()
  expect(back.current).toMatchObject({ text: '', isSending: false })
  expect(createComment).toHaveBeenCalledOnce()
  expect(store.get(announcementAtom).text).toBe('Comentario enviado')
})

it('keeps what is written after a comment was sent', async () => {
  const { taken, back } = sendAndComeBack()
  act(() => back.current.change('Qué bonito, y otra cosa'))
  expect(back.current).toMatchObject({ isSending: false, isReadOnly: false })
  await taken()
  expect(back.current.text).toBe('Qué bonito, y otra cosa')
})
