import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { friendsKey } from '#renderer/entities/friends/friends.ts'
import { signInAs } from '#renderer/session/testing/sign-in.ts'
import { queryClient } from '#renderer/server/cache/query-client.ts'
import { StoreProvider } from '#renderer/server/StoreProvider.tsx'
import { closeWindow } from '#renderer/server/testing/close-window.ts'
import { withMessage } from '../messages/summary.ts'
import { ME, message } from '../messages/testing/message.ts'
import { useUnreadConversations } from './unread.ts'

const friend = (id: string) => ({ id, username: id, avatar_url: null })

beforeEach(() => signInAs(ME))
afterEach(closeWindow)

it('counts who wrote and can be answered, not a friend who has left', async () => {
  const fromSol = withMessage([], message(1, { sender_id: 'sol' }), ME)
  queryClient.setQueryData(
    ['conversations', ME],
    withMessage(fromSol, message(2, { sender_id: 'venus' }), ME),
  )
  queryClient.setQueryData(friendsKey(ME), [friend('sol'), friend('venus')])
  const { result } = renderHook(useUnreadConversations, { wrapper: StoreProvider })
  expect(result.current).toBe(2)
  act(() => void queryClient.setQueryData(friendsKey(ME), [friend('sol')]))
  await expect.poll(() => result.current).toBe(1)
})
