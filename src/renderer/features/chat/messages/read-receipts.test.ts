import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { serve } from '#renderer/server/testing/serve.ts'
import { forgetStored } from '#renderer/session/member-disk.ts'
import { showEntrance } from '#renderer/session/session.ts'
import { signedIn, signInAs } from '#renderer/session/testing/sign-in.tsx'
import { FRIEND, ME, message } from './testing/message.ts'
import { markRead, markReadUpTo } from './read-receipts.ts'
import { readSummaries } from './summaries-cache.ts'
import { withMessage, type Summaries } from './conversation-summary.ts'

const own = message(2, { sender_id: ME, receiver_id: FRIEND })
const messages = [message(1), own, message(3), message(4)]
const counted = (of: readonly ReturnType<typeof message>[]) =>
  of.reduce<Summaries>((known, next) => withMessage(known, next, ME), [])

/** Receipts that the server has been sent: whose conversation, up to when. */
let sent: unknown[] = []
let answer: () => Response | Promise<Response>

const accepted = () => new Response(null, { status: 204 })
const refusal = () => Response.json({ code: '42501', message: 'not friends' }, { status: 403 })
const receipt = (friend_id: string, { created_at }: ReturnType<typeof message>) => ({
  friend_id,
  up_to: created_at,
})

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  sent = []
  answer = accepted
  const supabase = serve((_address, { body }) => {
    sent.push(JSON.parse(String(body)))
    return answer()
  })
  const { queries } = signInAs(ME, supabase)
  queries.setQueryData(['conversation', FRIEND], { messages, hasOlder: false })
  queries.setQueryData(['conversations'], counted(messages))
})

afterEach(() => {
  showEntrance()
  forgetStored(ME)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('what is read up to a message of one’s own is what the friend had sent by then, and nothing read is read again', async () => {
  markReadUpTo(signedIn(), FRIEND, own.id)
  expect(readSummaries(signedIn())).toMatchObject([{ unread: 2, readAt: message(1).created_at }])
  markReadUpTo(signedIn(), FRIEND, message(3).id)
  markReadUpTo(signedIn(), FRIEND, message(1).id)
  expect(readSummaries(signedIn())).toMatchObject([{ unread: 1, readAt: message(3).created_at }])
  await vi.advanceTimersByTimeAsync(500)
  expect(sent).toEqual([receipt(FRIEND, message(3))])
})

test('of what was kept since an earlier start nobody knows how much is unread', () => {
  signedIn().queries.setQueryData(['conversation', FRIEND], { messages, hasOlder: false, isKept: true })
  markReadUpTo(signedIn(), FRIEND, message(4).id)
  expect(readSummaries(signedIn())).toEqual(counted(messages))
})

test('receipts of several conversations › on a slow server › are a call each', async () => {
  answer = () => new Promise((resolve) => setTimeout(() => resolve(accepted()), 5_000))
  const friends = ['a', 'b', 'c', 'd', 'e']
  signedIn().queries.setQueryData(
    ['conversations'],
    counted(friends.map((sender_id, minute) => message(minute, { sender_id }))),
  )
  for (const friend of friends) {
    markRead(signedIn(), friend)
    await vi.advanceTimersByTimeAsync(500)
  }
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sent).toHaveLength(friends.length)
})

test('a receipt › without a proper answer › is sent again by itself', async () => {
  answer = () => new Response('<h1>Oops</h1>', { status: 500 })
  markReadUpTo(signedIn(), FRIEND, message(3).id)
  await vi.advanceTimersByTimeAsync(500)
  answer = accepted
  await vi.advanceTimersByTimeAsync(30_000)
  expect(sent).toEqual(Array(2).fill(receipt(FRIEND, message(3))))
})

test('a receipt › refused › is given up', async () => {
  answer = refusal
  markRead(signedIn(), FRIEND)
  await vi.advanceTimersByTimeAsync(600_000)
  expect(sent).toEqual([receipt(FRIEND, message(4))])
})
