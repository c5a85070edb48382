import { beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '#renderer/server/cache/query-client.ts'
import { receiptsOf } from '../messages/pending-receipts.ts'
import { readSummaries } from '../messages/summaries-cache.ts'
import { FRIEND, ME, message } from '../messages/testing/message.ts'
import { summarise } from './receive-messages.ts'

vi.mock('../messages/api.ts', () => ({
  markConversationRead: () => Promise.resolve(),
}))

beforeEach(() => {
  localStorage.clear()
  queryClient.setQueryData(['conversations', ME], [])
})

test.each([
  ['is unread where something else of the conversation is in sight', false, 1, []],
  ['is read where its newest end is', true, 0, [{ friendId: FRIEND, upTo: message(1).created_at }]],
])('what comes in %s', (_what, isFollowed, unread, marks) => {
  summarise(ME, [message(1)], () => isFollowed)
  expect(readSummaries(ME)).toMatchObject([{ unread }])
  expect(receiptsOf(ME)).toEqual(marks)
})
