import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { AsMember, signInAs, signedIn } from '#renderer/session/testing/sign-in.tsx'
import { store } from '#renderer/lib/store.ts'
import { serverReachableAtom } from '#renderer/server/connectivity.ts'
import type { ListVirtualizer } from '#renderer/ui/virtual-list/use-virtual-list.ts'
import { unreadDividerAtom } from '../notifications/unread-divider.ts'
import { withMessage } from '../messages/conversation-summary.ts'
import { FRIEND, ME, message } from '../messages/testing/message.ts'
import { keepPlace } from './reading-place.ts'
import { toBubbles, toRows } from './timeline.ts'
import type { OlderMessages } from './use-older-messages.ts'
import { useOpening } from './use-opening.ts'

const idOf = (minute: number) => message(minute).id
const readUntil = (minute: number) =>
  signedIn().store.set(unreadDividerAtom, { friendId: FRIEND, readAt: message(minute).created_at })
const place = (minute: number, hasUnread: boolean) =>
  keepPlace(signedIn(), FRIEND, { id: idOf(minute), at: Date.parse(message(minute).created_at), hasUnread })

beforeEach(() => {
  signInAs(ME)
  keepPlace(signedIn(), FRIEND, undefined)
  signedIn().store.set(unreadDividerAtom, null)
})

/** A log at its newest end that holds the friend's messages of these minutes, with more before them unless told otherwise. */
function openLog(
  first: number,
  last: number,
  hasOlder = true,
  element: HTMLElement | null = document.createElement('div'),
) {
  const load = vi.fn()
  const scrollToIndex = vi.fn<ListVirtualizer['scrollToIndex']>()
  const status: { of: OlderMessages['status'] } = { of: 'idle' }
  const log = (from: number, drawn: HTMLElement | null) => {
    const list = { element: drawn, isNearOrigin: true, virtualizer: { scrollToIndex } }
    const messages = Array.from({ length: last - from + 1 }, (_, index) => message(from + index))
    return { rows: toRows(toBubbles(messages, [], ME)), hasOlder, older: { status: status.of, load }, list }
  }
  const { result, rerender } = renderHook((shown: ReturnType<typeof log>) => useOpening(FRIEND, shown), {
    wrapper: AsMember,
    initialProps: log(first, element),
  })
  const wentTo = () => scrollToIndex.mock.calls.map(([index, how]) => [idOf(last - index), how])
  return { load, result, status, wentTo, show: (from: number, drawn = element) => rerender(log(from, drawn)) }
}

test('the place where reading stopped is looked for in as many pages as there are before it', () => {
  readUntil(5)
  const { load, result, wentTo, show } = openLog(1_000, 2_049)
  expect(load).toHaveBeenCalledTimes(1)
  expect(result.current.isPending).toBe(true)
  show(1)
  expect(wentTo()).toEqual([[idOf(6), { align: 'end' }]])
  expect(result.current).toMatchObject({ isPending: false, firstNew: idOf(6) })
  expect(result.current.goal()).toMatchObject({ id: idOf(6) })
})

test('a page that cannot be read leaves it pending, until the server is back', () => {
  readUntil(5)
  const { load, result, status, show } = openLog(7, 9)
  status.of = 'failed'
  act(() => store.set(serverReachableAtom, false))
  show(7)
  expect([load.mock.calls.length, result.current.isPending]).toEqual([1, true])
  act(() => store.set(serverReachableAtom, true))
  expect(load).toHaveBeenCalledTimes(2)
})

test('a page that a server which is there does not give is asked for again after a pause', () => {
  vi.useFakeTimers()
  readUntil(5)
  const { load, status, show } = openLog(7, 9)
  status.of = 'failed'
  show(7)
  load.mockClear()
  act(() => void vi.advanceTimersByTime(8_000))
  expect(load).toHaveBeenCalledTimes(1)
  vi.useRealTimers()
})

test('who was sent many thousands of messages meanwhile is not made to read them all', () => {
  readUntil(5)
  expect(openLog(1_000, 2_999).load).not.toHaveBeenCalled()
})

test('a log is opened once where reading stopped, however often that place is found', () => {
  readUntil(5)
  const { wentTo, show } = openLog(1, 9)
  show(8)
  show(1)
  expect(wentTo()).toHaveLength(1)
})

test('a place that is found with an answer of the member leads them nowhere, and stays marked', () => {
  readUntil(5)
  const { result, wentTo, show } = openLog(7, 9)
  act(() => result.current.abandon())
  expect(result.current.isPending).toBe(false)
  show(1)
  expect(wentTo()).toEqual([])
  expect(result.current.firstNew).toBe(idOf(6))
})

test('a log opens where it was left half-way, and says below where the new begins', () => {
  place(5, true)
  readUntil(5)
  const { result, wentTo } = openLog(1, 9, false)
  expect(wentTo()).toEqual([[idOf(5), { align: 'start' }]])
  expect(result.current.firstNew).toBe(idOf(6))
})

test('a log that cannot be scrolled yet is led to its place once it can', () => {
  place(5, true)
  readUntil(5)
  const { wentTo, show } = openLog(1, 9, false, null)
  expect(wentTo()).toEqual([])
  show(1, document.createElement('div'))
  expect(wentTo()).toEqual([[idOf(5), { align: 'start' }]])
})

test('a place further up is read back to, and one that was taken back is where the message before it is', () => {
  keepPlace(signedIn(), FRIEND, {
    id: 'taken back',
    at: Date.parse(message(5).created_at) + 1,
    hasUnread: true,
  })
  const { load, wentTo, show } = openLog(7, 9)
  expect(load).toHaveBeenCalledTimes(1)
  // There is nothing above it yet that would fill the screen.
  show(1)
  expect(wentTo()).toEqual([])
  expect(load).toHaveBeenCalledTimes(2)
  show(-40)
  expect(wentTo()).toEqual([[idOf(5), { align: 'start' }]])
})

test('a place where all was read is kept, unless something came since', () => {
  place(5, false)
  expect(openLog(1, 9, false).wentTo()).toEqual([[idOf(5), { align: 'start' }]])
  signedIn().queries.setQueryData(['conversations'], withMessage([], message(9), ME))
  readUntil(8)
  expect(openLog(1, 9, false).wentTo()).toEqual([[idOf(9), { align: 'end' }]])
})

test('who turned away at the newest end is led to what came meanwhile', () => {
  place(5, true)
  readUntil(5)
  const { wentTo } = openLog(1, 9, false)
  act(() => readUntil(8))
  expect(wentTo().at(-1)).toEqual([idOf(9), { align: 'end' }])
})
