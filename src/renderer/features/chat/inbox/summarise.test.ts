import { beforeEach, expect, test, vi } from 'vitest'
import { signedIn, signInAs } from '#renderer/session/testing/sign-in.tsx'
import { forgetStored } from '#renderer/session/member-disk.ts'
import { receiptJob } from '../messages/pending-receipts.ts'
import { readSummaries } from '../messages/summaries-cache.ts'
import { FRIEND, ME, message } from '../messages/testing/message.ts'
import { summarise } from './receive-messages.ts'

vi.mock('../messages/api.ts', () => ({
  markConversationRead: () => Promise.resolve(),
}))

beforeEach(() => {
  forgetStored(ME)
  signInAs(ME)
  signedIn().queries.setQueryData(['conversations'], [])
})

test.each([
  ['is unread where something else of the conversation is in sight', false, 1, []],
  ['is read where its newest end is', true, 0, [{ id: FRIEND, payload: { upTo: message(1).created_at } }]],
])('what comes in %s', (_what, isFollowed, unread, marks) => {
  summarise(signedIn(), [message(1)], () => isFollowed)
  expect(readSummaries(signedIn())).toMatchObject([{ unread }])
  expect(signedIn().part(receiptJob.queue).jobs()).toMatchObject(marks)
})
