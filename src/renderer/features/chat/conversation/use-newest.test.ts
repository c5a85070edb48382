import { renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { signInAs } from '#renderer/entities/session/testing/sign-in.ts'
import { store } from '#renderer/lib/state/store.ts'
import { StoreProvider } from '#renderer/server/StoreProvider.tsx'
import { readingMarkAtom } from '../attention/reading-mark.ts'
import { FRIEND, ME } from '../thread/testing/message.ts'
import type { Bubble } from './timeline.ts'
import { useNewest } from './use-newest.ts'

const scrollToOffset = vi.fn()
const bubble = (id: string, senderId: string, state: Bubble['state'] = 'sent'): Bubble => ({
  id,
  senderId,
  text: id,
  file: null,
  at: new Date('2026-11-20T10:00:00'),
  state,
})
const own = bubble('own', ME)
const theirs = bubble('theirs', FRIEND)
const unsent = bubble('unsent', ME, 'unsent')
const news = bubble('news', FRIEND)

beforeEach(() => {
  vi.clearAllMocks()
  signInAs(ME)
})

/** A log whose reader has seen these messages at its newest end and then scrolled up. */
function scrolledUp(bubbles: readonly Bubble[]) {
  const list = (isNearOrigin: boolean) => ({ virtualizer: { scrollToOffset }, isNearOrigin })
  const { rerender, result } = renderHook(({ shown, at }) => useNewest(shown, list(at)), {
    wrapper: StoreProvider,
    initialProps: { shown: bubbles, at: true },
  })
  const show = (shown: readonly Bubble[], at = false) => rerender({ shown, at })
  show(bubbles)
  scrollToOffset.mockClear()
  return { show, isAway: () => result.current.isAway }
}

test('throwing an unsent message away is no news, and leaves the reader where they are', () => {
  const log = scrolledUp([own, unsent])
  log.show([own])
  expect(log.isAway()).toBe(false)
  expect(scrollToOffset).not.toHaveBeenCalled()
})

test('what comes in while a message waits to be sent is news', () => {
  const log = scrolledUp([theirs, unsent])
  log.show([theirs, news, unsent])
  expect(log.isAway()).toBe(true)
})

test('what comes in is news until the reader has been down there', () => {
  const log = scrolledUp([own])
  log.show([own, news])
  expect(log.isAway()).toBe(true)
  log.show([own, news], true)
  log.show([own, news])
  expect(log.isAway()).toBe(false)
})

test('a message of the own brings the reader down', () => {
  const log = scrolledUp([theirs])
  log.show([theirs, bubble('written', ME, 'sending')])
  expect(scrollToOffset).toHaveBeenCalledExactlyOnceWith(0)
})

test('who answers is not led back to where reading stopped', () => {
  const log = scrolledUp([theirs])
  store.set(readingMarkAtom, { friendId: FRIEND, readAt: null })
  log.show([theirs, news])
  expect(store.get(readingMarkAtom)).not.toBeNull()
  log.show([theirs, news, own])
  expect(store.get(readingMarkAtom)).toBeNull()
  expect(scrollToOffset).toHaveBeenCalledWith(0)
})
