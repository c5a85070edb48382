import { act, fireEvent, renderHook } from '@testing-library/react'
import type { KeyboardEvent } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { AsMember, signInAs, signedIn } from '#renderer/session/testing/sign-in.tsx'
import { store } from '#renderer/lib/store.ts'
import { announce, announcementAtom } from '#renderer/ui/announce.ts'
import { withAllRead, withMessage } from '../messages/conversation-summary.ts'
import { FRIEND, ME, message } from '../messages/testing/message.ts'
import type { Bubble } from './timeline.ts'
import { useNewest } from './use-newest.ts'

const friend = { id: FRIEND, username: 'sol', avatar_url: null }
const virtualizer = {
  range: null,
  scrollOffset: 0,
  scrollRect: { width: 300, height: 500 },
  scrollToIndex: vi.fn(),
  scrollToOffset: vi.fn(),
}
const onAnswer = vi.fn()
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
const file = bubble('file', ME, 'sending')
const news = bubble('news', FRIEND)

const isScrolled = { startIndex: 3, endIndex: 9 }
const list = (range: { startIndex: number; endIndex: number } | null, isNearOrigin: boolean) => ({
  count: 20,
  isNearOrigin,
  virtualizer: { ...virtualizer, range },
})
const said = () => store.get(announcementAtom).text
const unread = (...minutes: readonly number[]) =>
  act(async () =>
    signedIn().queries.setQueryData(
      ['conversations'],
      minutes.reduce(
        (known, minute) => withMessage(known, message(minute), ME),
        withAllRead(withMessage([], message(1), ME), FRIEND),
      ),
    ),
  )

beforeEach(() => {
  vi.clearAllMocks()
  vi.spyOn(document, 'hasFocus').mockReturnValue(true)
  announce('')
  signInAs(ME)
})

/** A log whose reader has scrolled up. */
function scrolledUp(bubbles: readonly Bubble[]) {
  const { rerender, result } = renderHook(({ shown, at }) => useNewest(friend, shown, at, onAnswer), {
    wrapper: AsMember,
    initialProps: { shown: bubbles, at: list(isScrolled, false) },
  })
  const show = (shown: readonly Bubble[], at = list(isScrolled, false)) => rerender({ shown, at })
  return { show, result }
}

test('throwing an unsent message away leaves the reader where they are', () => {
  const log = scrolledUp([own, unsent])
  log.show([own])
  expect(virtualizer.scrollToOffset).not.toHaveBeenCalled()
})

test('a way down is offered while the newest message is out of sight', () => {
  const log = scrolledUp([theirs])
  expect(log.result.current.isAway).toBe(true)
  log.show([theirs], list({ startIndex: 0, endIndex: 9 }, false))
  expect(log.result.current.isAway).toBe(false)
  log.show([theirs], list({ startIndex: 1, endIndex: 9 }, true))
  expect(log.result.current.isAway).toBe(false)
})

test('what comes in below is counted and told, and not what was there before', async () => {
  await unread(2, 3)
  const { result } = scrolledUp([theirs])
  expect([result.current.unread, said()]).toEqual([2, ''])
  await unread(2, 3, 4)
  await expect.poll(() => [result.current.unread, said()]).toEqual([3, 'Mensaje nuevo de sol'])
})

test.each([
  ['', [theirs]],
  [', also above a file on its way', [theirs, file]],
])('a message of the own brings the reader down%s', (_where, before) => {
  const log = scrolledUp(before)
  log.show([theirs, bubble('written', ME, 'sending'), ...before.slice(1)])
  expect(virtualizer.scrollToOffset).toHaveBeenCalledExactlyOnceWith(0)
  expect(onAnswer).toHaveBeenCalledOnce()
})

test('what a friend writes, and older pages, bring nobody down', () => {
  const log = scrolledUp([theirs])
  log.show([own, theirs, news])
  expect(virtualizer.scrollToOffset).not.toHaveBeenCalled()
})

test('End leads to the newest message, Home to the oldest that is loaded, and a video keeps its keys', () => {
  const { result } = scrolledUp([theirs])
  const element = document.body.appendChild(document.createElement('div'))
  const video = element.appendChild(document.createElement('video'))
  element.addEventListener('keydown', (event) => result.current.onKeyDown(event as unknown as KeyboardEvent))
  expect(fireEvent.keyDown(element, { key: 'End' })).toBe(false)
  expect(virtualizer.scrollToOffset).toHaveBeenCalledExactlyOnceWith(0)
  fireEvent.keyDown(element, { key: 'Home' })
  expect(virtualizer.scrollToIndex).toHaveBeenCalledExactlyOnceWith(19, { align: 'end' })
  expect(fireEvent.keyDown(video, { key: 'End' })).toBe(true)
  fireEvent.keyDown(element, { key: 'Home', shiftKey: true })
  expect(virtualizer.scrollToIndex).toHaveBeenCalledTimes(1)
})
