import { describe, expect, test } from 'vitest'
import type { JobState } from '#renderer/session/jobs.ts'
import type { OutgoingJob } from '../outbox/outbox.ts'
import { FRIEND, ME, message } from '../messages/testing/message.ts'
import { dayAbove, dayLabel, firstNewId, lastReadId, toBubbles, toRows, type Bubble } from './timeline.ts'

const at = (text: string, senderId = FRIEND): Bubble => ({
  id: text,
  senderId,
  text,
  file: null,
  at: new Date(text),
  state: 'sent',
})
const waiting = (
  id: string,
  state: JobState,
  payload: Partial<OutgoingJob['payload']> = {},
): OutgoingJob => ({
  id,
  payload: { receiver_id: FRIEND, content: id, created_at: '2026-11-20T08:00:00', ...payload },
  state,
  position: 1,
})
/** From the oldest on: the day that begins, and where a group ends. */
const shape = (bubbles: readonly Bubble[]) =>
  toRows(bubbles)
    .toReversed()
    .map(({ startsDay, endsGroup }) => [startsDay, endsGroup])
/** From the oldest on: which messages are first of a group, and which last. */
const groups = (bubbles: readonly Bubble[]) =>
  toRows(bubbles)
    .toReversed()
    .map(({ startsGroup, endsGroup }) => (startsGroup ? '[' : '') + (endsGroup ? ']' : ''))

describe('bubbles', () => {
  test('a message keeps its bubble when another comes, so that its row is not drawn anew', () => {
    const first = message(1)
    const [before] = toBubbles([first], [], ME)
    expect(toBubbles([first, message(2)], [], ME)[0]).toBe(before)
  })

  test('what waits comes last, in the order of writing, with its state', () => {
    const bubbles = toBubbles(
      [message(1)],
      [waiting('b', 'unsent'), waiting('a', 'queued'), waiting('c', 'waiting'), waiting('d', 'refused')],
      ME,
    )
    expect(bubbles.map(({ id, state }) => [id, state])).toEqual([
      [message(1).id, 'sent'],
      ['b', 'unsent'],
      ['a', 'sending'],
      ['c', 'waiting'],
      ['d', 'refused'],
    ])
  })

  test('a message has no time of its own where its group ends in the same minute', () => {
    const minutes = ['2026-11-20T10:00:05', '2026-11-20T10:01:10', '2026-11-20T10:01:50']
    const rows = toRows(minutes.map((time) => at(time)))
    expect(rows.toReversed().map(({ isTimedBelow }) => isTimedBelow)).toEqual([false, true, false])
  })

  test('a file that waits stands below the texts that overtake it', () => {
    const file = { name: 'mar.webp', type: 'image/webp', size: 4, width: 4, height: 3, path: 'p' }
    const queued = [waiting('mar', 'queued', { file }), waiting('dos', 'queued')]
    expect(toBubbles([], queued, ME).map(({ id }) => id)).toEqual(['dos', 'mar'])
  })

  test('a message that has arrived is not shown as waiting too', () => {
    const bubbles = toBubbles([message(1, { id: 'a' })], [waiting('a', 'queued')], ME)
    expect(bubbles.map(({ state }) => state)).toEqual(['sent'])
    const renewed = waiting('old', 'queued', { renewedId: 'a' })
    expect(toBubbles([message(1, { id: 'a' })], [renewed], ME)).toEqual(bubbles)
  })
})

describe('the timeline', () => {
  test('starts a group with another sender and after five minutes', () => {
    const bubbles = [
      at('2026-11-20T10:00:00'),
      at('2026-11-20T10:04:59'),
      at('2026-11-20T10:05:00', ME),
      at('2026-11-20T10:10:00', ME),
    ]
    expect(shape(bubbles)).toEqual([
      ['2026-11-20', false],
      [null, true],
      [null, true],
      [null, true],
    ])
  })

  test('has a first and a last in every group, which one alone is both of', () => {
    const bubbles = [
      at('2026-11-20T10:00:00'),
      at('2026-11-20T10:01:00'),
      at('2026-11-20T10:02:00'),
      at('2026-11-20T10:02:30', ME),
      at('2026-11-20T10:02:40'),
    ]
    expect(groups(bubbles)).toEqual(['[', '', ']', '[]', '[]'])
  })

  test('starts a day at local midnight, though the same person goes on writing', () => {
    expect(shape([at('2026-11-20T23:59:59'), at('2026-11-21T00:00:00')])).toEqual([
      ['2026-11-20', true],
      ['2026-11-21', true],
    ])
  })

  test('has the newest first', () => {
    const rows = toRows([at('2026-11-20T10:00:00'), at('2026-11-20T11:00:00')])
    expect(rows.map(({ bubble }) => bubble.id)).toEqual(['2026-11-20T11:00:00', '2026-11-20T10:00:00'])
  })

  test('never goes back a day for a message that has waited', () => {
    expect(shape([at('2026-11-21T00:01:00'), at('2026-11-20T08:00:00', ME)])).toEqual([
      ['2026-11-21', true],
      [null, true],
    ])
  })
})

test.each([
  ['2026-03-01', 'Hoy'],
  ['2026-02-28', 'Ayer'],
  ['2026-02-27', 'viernes, 27 de febrero'],
  ['2025-12-31', '31 de diciembre de 2025'],
])('%s is called %s on 1 March 2026', (key, label) => {
  expect(dayLabel(key, new Date('2026-03-01T00:05:00'))).toBe(label)
})

describe('what the friend has read', () => {
  const own = (text: string) => at(text, ME)
  const rows = toRows([
    own('2026-11-20T10:00'),
    own('2026-11-20T10:01'),
    at('2026-11-20T10:02'),
    own('2026-11-20T10:03'),
  ])

  test('ends with the newest message of one’s own up to there', () => {
    expect(lastReadId(rows, FRIEND, new Date('2026-11-20T10:01').toISOString())).toBe('2026-11-20T10:01')
    expect(lastReadId(rows, FRIEND, new Date('2026-11-20T10:02').toISOString())).toBe('2026-11-20T10:01')
  })

  test('is nothing before the first', () => {
    expect(lastReadId(rows, FRIEND, new Date('2026-11-20T09:00').toISOString())).toBeNull()
    expect(lastReadId(rows, FRIEND, null)).toBeNull()
  })
})

describe('what is new', () => {
  const iso = (text: string) => new Date(text).toISOString()
  const rows = toRows([
    at('2026-11-20T10:00'),
    at('2026-11-20T10:01', ME),
    at('2026-11-20T10:02'),
    at('2026-11-20T10:03'),
  ])

  test('begins with the friend’s first message after the one that was read', () => {
    expect(firstNewId(rows, FRIEND, iso('2026-11-20T10:00'), true)).toBe('2026-11-20T10:02')
    expect(firstNewId(rows, FRIEND, iso('2026-11-20T10:03'), true)).toBeNull()
  })

  test('is not known before the message that was read is', () => {
    expect(firstNewId(rows, FRIEND, iso('2026-11-20T09:00'), true)).toBeUndefined()
    expect(firstNewId(rows, FRIEND, null, true)).toBeUndefined()
    expect(firstNewId(rows, FRIEND, null, false)).toBe('2026-11-20T10:00')
  })
})

test('the day of the highest message seen is told unless its name stands above it', () => {
  const rows = toRows([at('2026-11-19T10:00'), at('2026-11-20T10:00'), at('2026-11-20T10:01')])
  expect([0, 1, 2].map((seen) => dayAbove(rows, seen))).toEqual(['2026-11-20', null, null])
  expect(dayAbove(rows, -1)).toBeNull()
})
