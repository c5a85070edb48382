import { beforeEach, expect, test, vi } from 'vitest'
import { FRIEND, ME, message } from './testing/message.ts'
import { withMessage, type Summaries } from './summary.ts'

const MARK = { friendId: 'sol', upTo: '2026-11-20T10:01:00+00:00' }
const LATER = { ...MARK, upTo: '2026-11-20T10:02:00+00:00' }

/** The module of another start of the app. */
async function restart() {
  vi.resetModules()
  return import('./pending-receipts.ts')
}

beforeEach(() => localStorage.clear())

test('what was read without a server is known after a restart, the latest of each conversation, for its member', async () => {
  const { addReceipt } = await restart()
  addReceipt('luna', MARK)
  addReceipt('luna', LATER)
  addReceipt('luna', MARK)
  const { receiptsOf } = await restart()
  expect(receiptsOf('luna')).toEqual([LATER])
  expect(receiptsOf('marte')).toEqual([])
})

test('what the server has taken is forgotten, a later one is not', async () => {
  const { acknowledgeReceipt, addReceipt } = await restart()
  addReceipt('luna', LATER)
  acknowledgeReceipt('luna', MARK)
  expect((await restart()).receiptsOf('luna')).toEqual([LATER])
  acknowledgeReceipt('luna', LATER)
  expect((await restart()).receiptsOf('luna')).toEqual([])
})

test('of what the server counts as unread, that goes which was read here, as far as it is known', async () => {
  const { addReceipt, withPendingReceipts } = await restart()
  const { queryClient } = await import('#renderer/server/cache/query-client.ts')
  const all = [1, 2, 3].map((minute) => message(minute))
  const counted = all.reduce<Summaries>((known, next) => withMessage(known, next, ME), [])
  addReceipt(ME, { friendId: FRIEND, upTo: message(2).created_at })
  const readAt = message(2).created_at
  expect(withPendingReceipts(counted, ME)).toMatchObject([{ unread: 3, readAt }])
  queryClient.setQueryData(['conversation', ME, FRIEND], { messages: all, hasOlder: true })
  expect(withPendingReceipts(counted, ME)).toMatchObject([{ unread: 1, readAt }])
  addReceipt(ME, { friendId: FRIEND, upTo: message(3).created_at })
  expect(withPendingReceipts(counted, ME)).toMatchObject([{ unread: 0, readAt: message(3).created_at }])
})
