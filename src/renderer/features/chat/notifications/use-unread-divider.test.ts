import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AsMember, signInAs, signedIn } from '#renderer/session/testing/sign-in.tsx'
import { withMessage, withReadUpTo, type Summaries, type Summary } from '../messages/conversation-summary.ts'
import { FRIEND, ME, message } from '../messages/testing/message.ts'
import { closeNotice } from './notifications.ts'
import { unreadDividerAtom } from './unread-divider.ts'
import { useUnreadDivider } from './use-unread-divider.ts'

vi.mock('./notifications.ts', () => ({ closeNotice: vi.fn(() => Promise.resolve()) }))

/** The friend has written in each of the minutes up to one, of which those up to another were read. */
const know = (latest: number, readUntil: number, kept: Pick<Summary, 'isKept'> = {}) =>
  act(async () => {
    const all = Array.from({ length: latest }, (_, index) => message(index + 1))
    const counted = all.reduce<Summaries>((known, next) => withMessage(known, next, ME), [])
    const readAt = message(readUntil).created_at
    signedIn().queries.setQueryData(
      ['conversations'],
      withReadUpTo(counted, FRIEND, readAt, latest - readUntil).map((summary) => ({ ...summary, ...kept })),
    )
  })

function look(hasFocus: boolean) {
  vi.spyOn(document, 'hasFocus').mockReturnValue(hasFocus)
  act(() => void window.dispatchEvent(new Event(hasFocus ? 'focus' : 'blur')))
}

const noted = () => signedIn().store.get(unreadDividerAtom)
const after = (minute: number) => ({ friendId: FRIEND, readAt: message(minute).created_at })

function open() {
  return renderHook<void, { friendId: string | null }>(({ friendId }) => useUnreadDivider(friendId), {
    wrapper: AsMember,
    initialProps: { friendId: FRIEND },
  })
}

beforeEach(() => {
  signInAs(ME)
  look(true)
})
afterEach(() => {
  cleanup()
})

test('where reading stopped stays marked while the rest is read, also over a look at something else', async () => {
  await know(5, 1)
  const { rerender } = open()
  expect(noted()).toEqual(after(1))
  await know(5, 3)
  look(false)
  await know(6, 3)
  look(true)
  expect(noted()).toEqual(after(1))
  await know(6, 6)
  expect(noted()).toEqual(after(1))
  rerender({ friendId: null })
  expect(noted()).toBeNull()
})

test('who has read all and turns away finds marked what came meanwhile', async () => {
  await know(5, 1)
  open()
  await know(5, 5)
  look(false)
  await know(6, 5)
  look(true)
  expect(noted()).toEqual(after(5))
})

test('what comes in below while the conversation is looked at is no new beginning', async () => {
  await know(5, 5)
  open()
  await know(6, 5)
  expect(noted()).toBeNull()
  expect(closeNotice).toHaveBeenCalledWith(signedIn(), FRIEND)
})

test('what was kept and is confirmed by the server after the start marks the same place', async () => {
  await know(5, 3, { isKept: true })
  open()
  const kept = noted()
  await know(5, 3)
  expect(kept).toEqual(after(3))
  // Not only an equal one: a log that was left half-way is opened there until the place is another.
  expect(noted()).toBe(kept)
})
