import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AsMember, signInAs, signedIn } from '#renderer/session/testing/sign-in.tsx'
import { forgetStored } from '#renderer/session/member-disk.ts'
import { followedAtom } from '../notifications/unread-divider.ts'
import { markConversationRead } from '../messages/api.ts'
import { readSummaries } from '../messages/summaries-cache.ts'
import { withMessage, type Summaries } from '../messages/conversation-summary.ts'
import { FRIEND, ME, message } from '../messages/testing/message.ts'
import { placeOf } from './reading-place.ts'
import { toBubbles, toRows } from './timeline.ts'
import { useReading } from './use-reading.ts'

vi.mock('../messages/api.ts', () => ({
  markConversationRead: vi.fn(),
  getConversations: () => new Promise(() => {}),
}))

const ROW = 100
const HEIGHT = 300
const messages = Array.from({ length: 10 }, (_, index) => message(index + 1))
const rows = toRows(toBubbles(messages, [], ME))

/** A log of ten rows that shows three of them, `hidden` pixels above its newest end. */
function drawLog() {
  const log = document.body.appendChild(document.createElement('div'))
  let hidden = 0
  const rect = (top: number, height: number) => () => new DOMRect(0, top, 100, height)
  log.getBoundingClientRect = rect(0, HEIGHT)
  for (const index of rows.keys()) {
    const row = document.createElement('div')
    row.dataset['index'] = String(index)
    const message = row.appendChild(document.createElement('article'))
    for (const element of [row, message])
      element.getBoundingClientRect = () => rect(HEIGHT + hidden - (index + 1) * ROW, ROW)()
    log.prepend(row)
  }
  const flyTo = (pixels: number) => {
    hidden = pixels
    log.dispatchEvent(new Event('scroll'))
  }
  const scrollTo = async (pixels: number) => {
    flyTo(pixels)
    await act(() => vi.advanceTimersByTimeAsync(200))
  }
  return { log, flyTo, scrollTo }
}

function look(hasFocus: boolean) {
  vi.spyOn(document, 'hasFocus').mockReturnValue(hasFocus)
  act(() => void window.dispatchEvent(new Event(hasFocus ? 'focus' : 'blur')))
}

const opened = { firstNew: null, isPending: false, goal: () => null, arrive: vi.fn(), abandon: vi.fn() }
const unread = () => readSummaries(signedIn()).map((summary) => summary.unread)
const marks = () => vi.mocked(markConversationRead).mock.calls.map(([, , upTo]) => upTo)

function open(opening: Parameters<typeof useReading>[1]['opening'] = opened) {
  const { log, ...scroll } = drawLog()
  const { unmount } = renderHook(
    () => useReading(FRIEND, { log: { current: log }, rows, size: 1_000, opening }),
    { wrapper: AsMember },
  )
  return { ...scroll, unmount }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.mocked(markConversationRead).mockReset().mockResolvedValue(undefined)
  signInAs(ME)
  look(true)
  signedIn().queries.setQueryData(['conversation', FRIEND], { messages, hasOlder: false })
  signedIn().queries.setQueryData(
    ['conversations'],
    messages.reduce<Summaries>((known, next) => withMessage(known, next, ME), []),
  )
})
afterEach(async () => {
  cleanup()
  await vi.runOnlyPendingTimersAsync()
  vi.useRealTimers()
  forgetStored(ME)
  document.body.replaceChildren()
})

test('what was in sight is read, what is below is not, and the server hears of it once in half a second', async () => {
  const { scrollTo } = open()
  await scrollTo(650)
  expect(unread()).toEqual([7])
  await scrollTo(450)
  expect(unread()).toEqual([5])
  expect(marks()).toEqual([])
  await vi.advanceTimersByTimeAsync(500)
  expect(marks()).toEqual([message(5).created_at])
})

test('what only flew past is not read, nor is it unread again further up', async () => {
  const { flyTo, scrollTo } = open()
  await scrollTo(600)
  flyTo(0)
  await scrollTo(700)
  expect(unread()).toEqual([6])
})

test('in a window without the focus nothing is read until it is looked at', async () => {
  look(false)
  const { scrollTo } = open()
  await scrollTo(0)
  expect([unread(), signedIn().store.get(followedAtom)]).toEqual([[10], FRIEND])
  look(true)
  await act(() => vi.advanceTimersByTimeAsync(200))
  expect(unread()).toEqual([0])
})

test('nothing is read before the log is where it opens', async () => {
  const goal = { id: message(2).id, since: performance.now() }
  const arrive = vi.fn()
  const { scrollTo } = open({ ...opened, goal: () => goal, arrive })
  await scrollTo(0)
  expect(unread()).toEqual([10])
  expect(arrive).not.toHaveBeenCalled()
  await scrollTo(650)
  expect(unread()).toEqual([7])
  expect(arrive).toHaveBeenCalled()
})

test('nothing is read while that place is looked for', async () => {
  const { scrollTo } = open({ ...opened, isPending: true })
  await scrollTo(0)
  expect(unread()).toEqual([10])
})

test('the place is kept that a conversation was left in, but not its newest end', async () => {
  const { flyTo, scrollTo, unmount } = open()
  await scrollTo(400)
  const at = Date.parse(message(6).created_at)
  expect(placeOf(signedIn(), FRIEND)).toEqual({ id: message(6).id, at, hasUnread: true })
  flyTo(300)
  act(unmount)
  expect(placeOf(signedIn(), FRIEND)).toMatchObject({ id: message(7).id })
  expect(signedIn().store.get(followedAtom)).toBeNull()
  const again = open()
  await again.scrollTo(0)
  expect(placeOf(signedIn(), FRIEND)).toBeUndefined()
})
