import { afterEach, expect, test, vi } from 'vitest'
import { serve } from '#renderer/server/testing/serve.ts'
import type { MemberScope } from '#renderer/session/member-scope.ts'
import { signInAs } from '#renderer/session/testing/sign-in.tsx'
import { forgetStored } from '#renderer/session/member-disk.ts'
import { receiptJob, tellRead, withPendingReceipts } from './pending-receipts.ts'
import { FRIEND, ME, message } from './testing/message.ts'
import { withMessage, type Summaries } from './conversation-summary.ts'

const [EARLIER, LATER] = ['2026-11-20T10:01:00+00:00', '2026-11-20T10:02:00+00:00']
const receiptsOf = (member: MemberScope) =>
  member
    .part(receiptJob.queue)
    .jobs()
    .map(({ id, payload }) => [id, payload.upTo])
/** A member whose server is silent. */
const silent = (id: string) =>
  signInAs(
    id,
    serve(() => new Promise(() => undefined)),
  )

afterEach(() => {
  vi.unstubAllGlobals()
  forgetStored('luna')
  forgetStored(ME)
})

test('what was read without a server › is known at the next sign-in, the latest of each conversation, for its member', () => {
  const luna = silent('luna')
  for (const upTo of [EARLIER, LATER, EARLIER]) tellRead(luna, 'sol', upTo)
  expect(receiptsOf(silent('luna'))).toEqual([['sol', LATER]])
  expect(receiptsOf(silent('marte'))).toEqual([])
})

test('of what the server counts as unread, that goes which was read here, as far as it is known', () => {
  const me = silent(ME)
  const all = [1, 2, 3].map((minute) => message(minute))
  const counted = all.reduce<Summaries>((known, next) => withMessage(known, next, ME), [])
  tellRead(me, FRIEND, message(2).created_at)
  const readAt = message(2).created_at
  expect(withPendingReceipts(counted, me)).toMatchObject([{ unread: 3, readAt }])
  me.queries.setQueryData(['conversation', FRIEND], { messages: all, hasOlder: true })
  expect(withPendingReceipts(counted, me)).toMatchObject([{ unread: 1, readAt }])
  tellRead(me, FRIEND, message(3).created_at)
  expect(withPendingReceipts(counted, me)).toMatchObject([{ unread: 0, readAt: message(3).created_at }])
})
