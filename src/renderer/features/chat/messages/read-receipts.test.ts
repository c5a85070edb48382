import { beforeEach, expect, test, vi } from 'vitest'
import { signedIn, signInAs } from '#renderer/session/testing/sign-in.tsx'
import { FRIEND, ME, message } from './testing/message.ts'
import { markConversationRead } from './api.ts'
import { markReadUpTo, flushReceipts } from './read-receipts.ts'
import { readSummaries } from './summaries-cache.ts'
import { withMessage, type Summaries } from './conversation-summary.ts'

vi.mock('./api.ts', () => ({ markConversationRead: vi.fn() }))

const own = message(2, { sender_id: ME, receiver_id: FRIEND })
const messages = [message(1), own, message(3), message(4)]
const counted = messages.reduce<Summaries>((known, next) => withMessage(known, next, ME), [])
const told = () => vi.mocked(markConversationRead).mock.calls.map(([, ...call]) => call)

beforeEach(() => {
  signInAs(ME)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.mocked(markConversationRead).mockReset().mockResolvedValue(undefined)
  signedIn().queries.setQueryData(['conversation', FRIEND], { messages, hasOlder: false })
  signedIn().queries.setQueryData(['conversations'], counted)
})

test('what is read up to a message of one’s own is what the friend had sent by then, and nothing read is read again', async () => {
  markReadUpTo(signedIn(), FRIEND, own.id)
  expect(readSummaries(signedIn())).toMatchObject([{ unread: 2, readAt: message(1).created_at }])
  markReadUpTo(signedIn(), FRIEND, message(3).id)
  markReadUpTo(signedIn(), FRIEND, message(1).id)
  expect(readSummaries(signedIn())).toMatchObject([{ unread: 1, readAt: message(3).created_at }])
  await vi.advanceTimersByTimeAsync(500)
  expect(told()).toEqual([[FRIEND, message(3).created_at]])
})

test('of what was kept since an earlier start nobody knows how much is unread', () => {
  signedIn().queries.setQueryData(['conversation', FRIEND], { messages, hasOlder: false, isKept: true })
  markReadUpTo(signedIn(), FRIEND, message(4).id)
  expect(readSummaries(signedIn())).toEqual(counted)
})

test('a mark that the server did not take is sent again, and not forgotten meanwhile', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  vi.mocked(markConversationRead).mockRejectedValueOnce(new Error('unreachable'))
  markReadUpTo(signedIn(), FRIEND, message(3).id)
  await vi.advanceTimersByTimeAsync(500)
  flushReceipts(signedIn())
  await vi.advanceTimersByTimeAsync(0)
  expect(told()).toEqual(Array(2).fill([FRIEND, message(3).created_at]))
  flushReceipts(signedIn())
  expect(told()).toHaveLength(2)
})
