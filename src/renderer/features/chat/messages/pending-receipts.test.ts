import { beforeEach, expect, test } from 'vitest'
import { signInAs } from '#renderer/session/testing/sign-in.tsx'
import { forgetStored } from '#renderer/session/member-disk.ts'
import { acknowledgeReceipt, addReceipt, receiptsOf, withPendingReceipts } from './pending-receipts.ts'
import { FRIEND, ME, message } from './testing/message.ts'
import { withMessage, type Summaries } from './conversation-summary.ts'

const MARK = { friendId: 'sol', upTo: '2026-11-20T10:01:00+00:00' }
const LATER = { ...MARK, upTo: '2026-11-20T10:02:00+00:00' }

beforeEach(() => {
  forgetStored('luna')
  forgetStored(ME)
})

test('what was read without a server is known at the next sign-in, the latest of each conversation, for its member', () => {
  const luna = signInAs('luna')
  addReceipt(luna, MARK)
  addReceipt(luna, LATER)
  addReceipt(luna, MARK)
  expect(receiptsOf(signInAs('luna'))).toEqual([LATER])
  expect(receiptsOf(signInAs('marte'))).toEqual([])
})

test('what the server has taken is forgotten, a later one is not', () => {
  const luna = signInAs('luna')
  addReceipt(luna, LATER)
  acknowledgeReceipt(luna, MARK)
  expect(receiptsOf(luna)).toEqual([LATER])
  acknowledgeReceipt(luna, LATER)
  expect(receiptsOf(signInAs('luna'))).toEqual([])
})

test('of what the server counts as unread, that goes which was read here, as far as it is known', () => {
  const me = signInAs(ME)
  const all = [1, 2, 3].map((minute) => message(minute))
  const counted = all.reduce<Summaries>((known, next) => withMessage(known, next, ME), [])
  addReceipt(me, { friendId: FRIEND, upTo: message(2).created_at })
  const readAt = message(2).created_at
  expect(withPendingReceipts(counted, me)).toMatchObject([{ unread: 3, readAt }])
  me.queries.setQueryData(['conversation', FRIEND], { messages: all, hasOlder: true })
  expect(withPendingReceipts(counted, me)).toMatchObject([{ unread: 1, readAt }])
  addReceipt(me, { friendId: FRIEND, upTo: message(3).created_at })
  expect(withPendingReceipts(counted, me)).toMatchObject([{ unread: 0, readAt: message(3).created_at }])
})
