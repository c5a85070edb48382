import { renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { store } from '#renderer/lib/state/store.ts'
import { StoreProvider } from '#renderer/server/StoreProvider.tsx'
import { forgetReadingMark, readingMarkAtom } from '../attention/reading-mark.ts'
import { FRIEND, message } from '../thread/testing/message.ts'
import { toBubbles, toRows } from './timeline.ts'
import { useFirstNew, useOpenAtNew } from './use-first-new.ts'

/** A log with so many messages, and more before them, opened after what was read long ago. @returns what reads more */
function open(count: number) {
  store.set(readingMarkAtom, { friendId: FRIEND, readAt: '2020-01-01T00:00:00+00:00' })
  const messages = Array.from({ length: count }, (_, minute) => message(minute))
  const rows = toRows(toBubbles(messages, [], 'me'))
  const load = vi.fn()
  const older = { status: 'idle', load } as const
  renderHook(() => useFirstNew(FRIEND, { rows, hasOlder: true, older }), { wrapper: StoreProvider })
  return load
}

test('the place where reading stopped is looked for in as many pages as there are before it', () => {
  expect(open(1_050)).toHaveBeenCalledTimes(1)
})

test('who was sent many thousands of messages meanwhile is not made to read them all', () => {
  expect(open(2_000)).not.toHaveBeenCalled()
})

/** A log of two messages, at its newest end, and where it is led to. */
function opening(first: string | null) {
  const scrollToIndex = vi.fn()
  const list = { isNearOrigin: true, virtualizer: { scrollToIndex } }
  const useOpening = (id: string | null) => useOpenAtNew(id, ['newest', 'first'], list)
  const { rerender } = renderHook<void, string | null>(useOpening, { initialProps: first })
  return { find: rerender, scrollToIndex }
}

test('a log is opened once where reading stopped, however often that place is found', () => {
  store.set(readingMarkAtom, { friendId: FRIEND, readAt: null })
  const { find, scrollToIndex } = opening('first')
  find(null)
  find('first')
  expect(scrollToIndex).toHaveBeenCalledOnce()
  find('newest')
  expect(scrollToIndex).toHaveBeenLastCalledWith(0, { align: 'end' })
})

test('a place that is found with an answer of the member leads them nowhere', () => {
  store.set(readingMarkAtom, { friendId: FRIEND, readAt: null })
  const { find, scrollToIndex } = opening(null)
  forgetReadingMark()
  find('first')
  expect(scrollToIndex).not.toHaveBeenCalled()
})
