import { beforeEach, describe, expect, test, vi } from 'vitest'
import { FRIEND, ME, message } from '../thread/testing/message.ts'
import type { OutgoingMessage, SendOutcome } from './api/send-message.ts'
import { deliverOutbox, type OutboxPorts } from './deliver-outbox.ts'
import type { Outbox, OutboxEntry } from './outbox.ts'

type Answer = SendOutcome['status']

const entry = (id: string, status: OutboxEntry['status'] = 'queued'): OutboxEntry => ({
  id,
  receiver_id: FRIEND,
  content: `text of ${id}`,
  created_at: '2026-11-20T10:00:00Z',
  status,
})

function mailbox(outbox: Outbox, answers: Answer[] = []) {
  const state = { outbox, sent: [] as string[], arrived: [] as string[], signedIn: true, pause: 0 }
  const ports: OutboxPorts = {
    read: () => state.outbox,
    write: (next) => {
      state.outbox = next
    },
    send: ({ id }: OutgoingMessage) => {
      state.sent.push(id)
      const status = answers.shift() ?? 'sent'
      if (status === 'sent') return Promise.resolve({ status, message: message(1, { id }) })
      const cause = new Error(status)
      return Promise.resolve(status === 'limited' ? { status, cause, seconds: 42 } : { status, cause })
    },
    onSent: ({ id }) => state.arrived.push(id),
    isCurrent: () => state.signedIn,
    isPaused: () => state.pause > 0,
    pause: (seconds) => {
      state.pause = seconds ?? 0
    },
  }
  return { state, ports, statuses: () => state.outbox.map(({ id, status }) => [id, status]) }
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue()
  vi.spyOn(console, 'warn').mockReturnValue()
})

test('messages go out in the order of writing and leave the outbox', async () => {
  const { state, ports } = mailbox([entry('a'), entry('b', 'unsent'), entry('c')])
  await deliverOutbox(ME, ports)
  expect(state.arrived).toEqual(['a', 'b', 'c'])
  expect(state.outbox).toEqual([])
})

test('what waits behind a message that could not be sent waits with it', async () => {
  const { state, ports, statuses } = mailbox([entry('a'), entry('b')], ['unreachable'])
  await deliverOutbox(ME, ports)
  expect(state.sent).toEqual(['a'])
  expect(statuses()).toEqual([
    ['a', 'unsent'],
    ['b', 'unsent'],
  ])
})

test('a retry sends the same id and text again', async () => {
  const send = vi.fn<OutboxPorts['send']>()
  send.mockResolvedValueOnce({ status: 'unreachable', cause: new Error('offline') })
  send.mockResolvedValueOnce({ status: 'sent', message: message(1, { id: 'a' }) })
  const { ports } = mailbox([entry('a')])
  await deliverOutbox(ME, { ...ports, send })
  await deliverOutbox(ME, { ...ports, send })
  expect(send.mock.calls[1]).toEqual(send.mock.calls[0])
})

describe('a refused message', () => {
  test('does not hold up the others', async () => {
    const { state, ports, statuses } = mailbox([entry('a'), entry('b')], ['refused'])
    await deliverOutbox(ME, ports)
    expect(state.arrived).toEqual(['b'])
    expect(statuses()).toEqual([['a', 'refused']])
  })

  test('is not sent again by itself', async () => {
    const { state, ports } = mailbox([entry('a', 'refused')])
    await deliverOutbox(ME, ports)
    expect(state.sent).toEqual([])
  })
})

describe('when it was too many at once', () => {
  test('the message waits with all behind it for as long as the server asks', async () => {
    const { state, ports, statuses } = mailbox([entry('a'), entry('b')], ['limited'])
    await deliverOutbox(ME, ports)
    expect(state).toMatchObject({ sent: ['a'], pause: 42 })
    expect(statuses()).toEqual([
      ['a', 'waiting'],
      ['b', 'waiting'],
    ])
  })

  test('nothing is sent during the pause, and what is written meanwhile waits too', async () => {
    const { state, ports, statuses } = mailbox([entry('a', 'waiting'), entry('b')])
    state.pause = 42
    await deliverOutbox(ME, ports)
    expect(state.sent).toEqual([])
    expect(statuses()).toEqual([
      ['a', 'waiting'],
      ['b', 'waiting'],
    ])
  })

  test('all of it goes out after the pause, in the order of writing', async () => {
    const { state, ports } = mailbox([entry('a', 'waiting'), entry('b', 'waiting'), entry('c')])
    await deliverOutbox(ME, ports)
    expect(state.arrived).toEqual(['a', 'b', 'c'])
  })
})

test('nothing goes out under the name of the next member who signs in', async () => {
  const { state, ports } = mailbox([entry('a'), entry('b')])
  const send: OutboxPorts['send'] = (outgoing) => {
    state.signedIn = false
    return ports.send(outgoing)
  }
  await deliverOutbox(ME, { ...ports, send })
  expect(state.sent).toEqual(['a'])
  expect(state.outbox.map(({ id }) => id)).toEqual(['b'])
})

test('a message written during delivery goes out in the same run', async () => {
  const { state, ports } = mailbox([entry('a')])
  const onSent: OutboxPorts['onSent'] = (sent) => {
    ports.onSent(sent)
    if (sent.id === 'a') state.outbox = [...state.outbox, entry('b')]
  }
  await deliverOutbox(ME, { ...ports, onSent })
  expect(state.arrived).toEqual(['a', 'b'])
})
