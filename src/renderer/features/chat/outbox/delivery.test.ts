import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { signInAs, signedIn } from '#renderer/session/testing/sign-in.tsx'
import { storedUnder } from '#renderer/session/member-disk.ts'
import { showEntrance } from '#renderer/session/session.ts'
import { followServerClock, idTime } from '#renderer/lib/new-id.ts'
import { store } from '#renderer/lib/store.ts'
import { serverReachableAtom } from '#renderer/server/connectivity.ts'
import { FRIEND, ME, message } from '../messages/testing/message.ts'
import type { OutgoingMessage, SendOutcome } from './api.ts'
import { causeOf, deliverOutbox, removeFromOutbox, resend, sendText } from './delivery.ts'
import { changeOutbox, outboxOf, type OutboxEntry } from './outbox.ts'

interface Server {
  status: SendOutcome['status']
  /** Answers to the next messages; after them comes `status`. */
  next: SendOutcome['status'][]
  seconds: number | undefined
  /** The server's clock in milliseconds. */
  now: number
  received: OutgoingMessage[]
  onReceived: () => void
}

const calm = (): Server => ({
  status: 'sent',
  next: [],
  seconds: undefined,
  now: Date.now(),
  received: [],
  onReceived: () => {},
})
const server = vi.hoisted(() => ({}) as Server)

vi.mock('./api.ts', () => ({
  sendMessage: (_client: unknown, outgoing: OutgoingMessage) => {
    server.received.push(outgoing)
    server.onReceived()
    const status = server.next.shift() ?? server.status
    if (status === 'sent') return Promise.resolve({ status, message: message(1, outgoing) })
    return Promise.resolve({ status, cause: new Error(status), seconds: server.seconds, now: server.now })
  },
}))

const entry = (id: string, status: OutboxEntry['status'] = 'queued'): OutboxEntry => ({
  id,
  receiver_id: FRIEND,
  content: id,
  created_at: '2026-11-20T10:00:00Z',
  status,
})
const fill = (...entries: readonly OutboxEntry[]) => changeOutbox(signedIn(), () => entries)
const texts = () => server.received.map(({ content }) => content)
const waiting = () => outboxOf(signedIn()).map(({ content, status }) => [content, status])

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'error').mockReturnValue()
  vi.spyOn(console, 'warn').mockReturnValue()
  signInAs(ME)
  store.set(serverReachableAtom, true)
  Object.assign(server, calm())
})

afterEach(async () => {
  changeOutbox(signedIn(), () => [])
  // The end of whatever pause a test has begun.
  await vi.runAllTimersAsync()
  // By a clock that stands still: a real one may go on by a millisecond before it is read again.
  followServerClock(Date.now())
  vi.useRealTimers()
})

test('a text that arrives leaves nothing behind', async () => {
  expect(await sendText(signedIn(), FRIEND, 'hola')).toBe('sent')
  expect(server.received).toMatchObject([{ sender_id: ME, receiver_id: FRIEND, content: 'hola' }])
  expect(waiting()).toEqual([])
})

test('where this clock is wrong by years a text goes out under an id by the clock of the server', async () => {
  vi.setSystemTime('2020-05-05T10:00:00Z')
  server.next = ['misdated']
  server.now = Date.parse('2026-11-25T10:00:00Z')
  expect(await sendText(signedIn(), FRIEND, 'hola')).toBe('sent')
  expect(texts()).toEqual(['hola', 'hola'])
  const [before, after] = server.received.map(({ id }) => idTime(id))
  expect([before, after]).toEqual([Date.parse('2020-05-05T10:00:00Z'), server.now])
  expect(waiting()).toEqual([])
  expect(await sendText(signedIn(), FRIEND, 'otra vez')).toBe('sent')
  expect(texts()).toEqual(['hola', 'hola', 'otra vez'])
})

test('an id of now that is refused for its time is not made anew for ever', async () => {
  server.status = 'misdated'
  server.now = Date.now()
  expect(await sendText(signedIn(), FRIEND, 'hola')).toBe('refused')
  expect(texts()).toEqual(['hola'])
})

test('a text that goes out under another id and stays is not taken for sent', async () => {
  server.next = ['misdated', 'unreachable']
  server.now = Date.now() + 90 * 24 * 3_600_000
  expect(await sendText(signedIn(), FRIEND, 'hola')).toBe('unsent')
  expect(waiting()).toEqual([['hola', 'unsent']])
})

test('what could not be sent goes out first when the next text is sent', async () => {
  server.status = 'unreachable'
  expect(await sendText(signedIn(), FRIEND, 'uno')).toBe('unsent')
  expect(waiting()).toEqual([['uno', 'unsent']])
  server.status = 'sent'
  expect(await sendText(signedIn(), FRIEND, 'dos')).toBe('sent')
  expect(texts()).toEqual(['uno', 'uno', 'dos'])
})

test('why a text did not go out is not known any more in the next session', async () => {
  server.status = 'refused'
  await sendText(signedIn(), FRIEND, 'hola')
  const id = outboxOf(signedIn())[0]?.id ?? ''
  expect(causeOf(signedIn(), id)).toEqual(new Error('refused'))
  showEntrance()
  signInAs(ME)
  expect(causeOf(signedIn(), id)).toBeUndefined()
  expect(waiting()).toEqual([['hola', 'refused']])
})

test('a refused text goes out only when the member sends it again', async () => {
  server.status = 'refused'
  await sendText(signedIn(), FRIEND, 'hola')
  server.status = 'sent'
  await deliverOutbox(signedIn())
  expect(waiting()).toEqual([['hola', 'refused']])
  expect(await resend(signedIn(), outboxOf(signedIn())[0]?.id ?? '')).toBe('sent')
  expect(waiting()).toEqual([])
})

test('a message seen to have arrived is taken out without another send', async () => {
  server.status = 'unreachable'
  await sendText(signedIn(), FRIEND, 'hola')
  removeFromOutbox(
    signedIn(),
    server.received.map(({ id }) => id),
  )
  expect(waiting()).toEqual([])
})

test('messages go out in the order of writing', async () => {
  fill(entry('a'), entry('b', 'unsent'), entry('c', 'waiting'))
  await deliverOutbox(signedIn())
  expect(texts()).toEqual(['a', 'b', 'c'])
  expect(waiting()).toEqual([])
})

test('what a server that answers could not take goes out by itself half a minute later', async () => {
  server.next = ['unreachable', 'unreachable']
  await sendText(signedIn(), FRIEND, 'hola')
  await vi.advanceTimersByTimeAsync(29_999)
  expect(texts()).toEqual(['hola'])
  await vi.advanceTimersByTimeAsync(30_001)
  expect(texts()).toEqual(['hola', 'hola', 'hola'])
  expect(waiting()).toEqual([])
})

test('nothing is tried while the server is away: its return is told', async () => {
  server.next = ['unreachable']
  store.set(serverReachableAtom, false)
  await sendText(signedIn(), FRIEND, 'hola')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(texts()).toEqual(['hola'])
})

test('what waits behind a message that could not be sent waits with it', async () => {
  fill(entry('a'), entry('b'))
  server.status = 'unreachable'
  await deliverOutbox(signedIn())
  expect(texts()).toEqual(['a'])
  expect(waiting()).toEqual([
    ['a', 'unsent'],
    ['b', 'unsent'],
  ])
})

test('a message sent again is the same one, with the same id and text', async () => {
  server.next = ['unreachable']
  await sendText(signedIn(), FRIEND, 'hola')
  await deliverOutbox(signedIn())
  expect(server.received).toHaveLength(2)
  expect(server.received[1]).toEqual(server.received[0])
})

test('a refused message does not hold up the others', async () => {
  fill(entry('a'), entry('b'))
  server.next = ['refused']
  await deliverOutbox(signedIn())
  expect(texts()).toEqual(['a', 'b'])
  expect(waiting()).toEqual([['a', 'refused']])
})

test('nothing goes out under the name of the next member who signs in', async () => {
  fill(entry('a'), entry('b'))
  const former = signedIn()
  server.onReceived = () => void signInAs('next')
  await deliverOutbox(former)
  expect(texts()).toEqual(['a'])
  expect(waiting()).toEqual([])
  expect(storedUnder(`outbox/${ME}`)).toMatchObject([[`outbox/${ME}`, [{ content: 'a' }, entry('b')]]])
})

test('a message written during delivery goes out in the same run', async () => {
  fill(entry('a'))
  server.onReceived = () => {
    server.onReceived = () => {}
    fill(entry('a'), entry('b'))
  }
  await deliverOutbox(signedIn())
  expect(texts()).toEqual(['a', 'b'])
  expect(waiting()).toEqual([])
})

describe('what is too much at once', () => {
  /** Writes one message that is too many; from then on the server takes all. */
  async function writeOneTooMany(seconds?: number): Promise<void> {
    Object.assign(server, { status: 'limited', seconds })
    expect(await sendText(signedIn(), FRIEND, 'uno')).toBe('waiting')
    server.status = 'sent'
  }

  test('goes out by itself, in order, when the time is over that the server asked for', async () => {
    await writeOneTooMany(42)
    expect(await sendText(signedIn(), FRIEND, 'dos')).toBe('waiting')
    await vi.advanceTimersByTimeAsync(41_000)
    expect(texts()).toEqual(['uno'])
    await vi.advanceTimersByTimeAsync(1000)
    expect(texts()).toEqual(['uno', 'uno', 'dos'])
    expect(waiting()).toEqual([])
  })

  test('holds up all that waits behind it, and lets it out in order', async () => {
    fill(entry('a'), entry('b'))
    server.next = ['limited']
    await deliverOutbox(signedIn())
    expect(waiting()).toEqual([
      ['a', 'waiting'],
      ['b', 'waiting'],
    ])
    await vi.advanceTimersByTimeAsync(30_000)
    expect(texts()).toEqual(['a', 'a', 'b'])
  })

  test('is not sent sooner because the window or the server came back', async () => {
    await writeOneTooMany(42)
    await deliverOutbox(signedIn())
    expect(texts()).toEqual(['uno'])
    expect(waiting()).toEqual([['uno', 'waiting']])
  })

  test.each([
    ['half a minute where the server does not say', undefined, 30],
    ['a second at least', 0, 1],
    ['a quarter of an hour at most', 86_400, 900],
  ])('waits %s', async (_name, hint, seconds) => {
    await writeOneTooMany(hint)
    await vi.advanceTimersByTimeAsync(seconds * 1000 - 1)
    expect(texts()).toEqual(['uno'])
    await vi.advanceTimersByTimeAsync(1)
    expect(texts()).toEqual(['uno', 'uno'])
  })
})
