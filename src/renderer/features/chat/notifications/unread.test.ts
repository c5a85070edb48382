import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { AsMember, signInAs, signedIn } from '#renderer/session/testing/sign-in.tsx'
import { friendsKey } from '#renderer/entities/friends/friends.ts'
import { closeWindow } from '#renderer/server/testing/close-window.ts'
import { withMessage } from '../messages/conversation-summary.ts'
import { ME, message } from '../messages/testing/message.ts'
import { useUnreadConversations } from './unread.ts'

const friend = (id: string) => ({ id, username: id, avatar_url: null })

beforeEach(() => void signInAs(ME))
afterEach(closeWindow)

it('counts who wrote and can be answered, not a friend who has left', async () => {
  const fromSol = withMessage([], message(1, { sender_id: 'sol' }), ME)
  signedIn().queries.setQueryData(
    ['conversations'],
    withMessage(fromSol, message(2, { sender_id: 'venus' }), ME),
  )
  signedIn().queries.setQueryData(friendsKey, [friend('sol'), friend('venus')])
  const { result } = renderHook(useUnreadConversations, { wrapper: AsMember })
  expect(result.current).toBe(2)
  act(() => void signedIn().queries.setQueryData(friendsKey, [friend('sol')]))
  await expect.poll(() => result.current).toBe(1)
})
