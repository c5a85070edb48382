import { beforeEach, expect, test, vi } from 'vitest'
import { signInAs } from '#renderer/session/testing/sign-in.tsx'
import { forgetStored, storedUnder, writeStored } from '#renderer/session/member-disk.ts'
import { changeOutbox, outboxOf, type OutboxEntry } from './outbox.ts'

const entry: OutboxEntry = {
  id: '0b8d43f4-9b2f-4a7e-9a45-3c1f6f0f2d11',
  receiver_id: 'friend',
  content: 'no salió todavía',
  created_at: '2026-11-20T10:00:00Z',
  status: 'unsent',
}

beforeEach(() => {
  vi.restoreAllMocks()
  forgetStored('luna')
})

test.each(['unsent', 'waiting'] as const)(
  'a message that is %s is still there at the next sign-in',
  (status) => {
    changeOutbox(signInAs('luna'), () => [{ ...entry, status }])
    expect(outboxOf(signInAs('luna'))).toEqual([{ ...entry, status }])
  },
)

test('so is a file', () => {
  const file = {
    name: 'mar.webp',
    type: 'image/webp',
    size: 4,
    width: 4,
    height: 3,
    path: 'luna/chat/friend/1-mar.webp',
  }
  changeOutbox(signInAs('luna'), () => [{ ...entry, content: '', file }])
  expect(outboxOf(signInAs('luna'))).toEqual([{ ...entry, content: '', file }])
})

test('each member has an outbox of their own', () => {
  changeOutbox(signInAs('luna'), () => [entry])
  expect(outboxOf(signInAs('sol'))).toEqual([])
})

test('nothing is kept of an outbox that is empty', () => {
  const luna = signInAs('luna')
  changeOutbox(luna, () => [entry])
  changeOutbox(luna, () => [])
  expect(storedUnder('outbox/luna')).toEqual([])
})

test('a damaged outbox does not keep the app from starting', () => {
  vi.spyOn(console, 'error').mockReturnValue()
  writeStored('outbox/luna', { not: 'a list' })
  expect(outboxOf(signInAs('luna'))).toEqual([])
})
