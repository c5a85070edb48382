import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { sessionAtom } from '#renderer/entities/session/session.ts'
import { store } from '#renderer/lib/store.ts'
import { FRIEND, ME, message } from '../thread/testing/message.ts'
import type { OutgoingMessage, SendOutcome } from './api/send-message.ts'
import { deliver, post, postAgain, takeOut } from './postman.ts'
import { outboxAtom } from './stored-outbox.ts'

interface Server {
  status: SendOutcome['status']
  seconds: number | undefined
  received: OutgoingMessage[]
}

const server = vi.hoisted((): Server => ({ status: 'sent', seconds: undefined, received: [] }))

vi.mock('./api/send-message.ts', () => ({
  sendMessage: (outgoing: OutgoingMessage) => {
    server.received.push(outgoing)
    const { status } = server
    if (status === 'sent') return Promise.resolve({ status, message: message(1, outgoing) })
    return Promise.resolve({ status, cause: new Error(status), seconds: server.seconds })
  },
}))

const waiting = () => store.get(outboxAtom(ME)).map(({ content, status }) => [content, status])

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'error').mockReturnValue()
  vi.spyOn(console, 'warn').mockReturnValue()
  store.set(sessionAtom, { status: 'present', user: { id: ME, email: 'me@cosmia.test' } })
  Object.assign(server, { status: 'sent', seconds: undefined, received: [] })
})

afterEach(async () => {
  store.set(outboxAtom(ME), [])
  // The end of whatever pause a test has begun.
  await vi.runAllTimersAsync()
  vi.useRealTimers()
})

test('a text that arrives leaves nothing behind', async () => {
  expect(await post(ME, FRIEND, 'hola')).toBe('sent')
  expect(server.received).toMatchObject([{ sender_id: ME, receiver_id: FRIEND, content: 'hola' }])
  expect(waiting()).toEqual([])
})

test('what could not be sent goes out first when the next text is sent', async () => {
  server.status = 'unreachable'
  expect(await post(ME, FRIEND, 'uno')).toBe('failed')
  expect(waiting()).toEqual([['uno', 'unsent']])
  server.status = 'sent'
  expect(await post(ME, FRIEND, 'dos')).toBe('sent')
  expect(server.received.map(({ content }) => content)).toEqual(['uno', 'uno', 'dos'])
})

test('a refused text goes out only when the member sends it again', async () => {
  server.status = 'refused'
  await post(ME, FRIEND, 'hola')
  server.status = 'sent'
  await deliver(ME)
  expect(waiting()).toEqual([['hola', 'refused']])
  expect(await postAgain(ME, store.get(outboxAtom(ME))[0]?.id ?? '')).toBe('sent')
  expect(waiting()).toEqual([])
})

test('a message seen to have arrived is taken out without another send', async () => {
  server.status = 'unreachable'
  await post(ME, FRIEND, 'hola')
  takeOut(
    ME,
    server.received.map(({ id }) => id),
  )
  expect(waiting()).toEqual([])
})

describe('what is too much at once', () => {
  const texts = () => server.received.map(({ content }) => content)

  /** Writes one message that is too many; from then on the server takes all. */
  async function writeOneTooMany(seconds?: number): Promise<void> {
    Object.assign(server, { status: 'limited', seconds })
    expect(await post(ME, FRIEND, 'uno')).toBe('waiting')
    server.status = 'sent'
  }

  test('goes out by itself, in order, when the time is over that the server asked for', async () => {
    await writeOneTooMany(42)
    expect(await post(ME, FRIEND, 'dos')).toBe('waiting')
    await vi.advanceTimersByTimeAsync(41_000)
    expect(texts()).toEqual(['uno'])
    await vi.advanceTimersByTimeAsync(1000)
    expect(texts()).toEqual(['uno', 'uno', 'dos'])
    expect(waiting()).toEqual([])
  })

  test('is not sent sooner because the window or the server came back', async () => {
    await writeOneTooMany(42)
    await deliver(ME)
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
