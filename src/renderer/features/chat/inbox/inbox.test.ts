import { beforeEach, describe, expect, test, vi } from 'vitest'
import { compareOldestFirst, type Cursor } from '#renderer/lib/keyset.ts'
import type { ChatMessage } from '../messages/message.ts'
import { message } from '../messages/testing/message.ts'
import { createInbox } from './inbox.ts'

/** A server with messages, and what one start of the app makes of them. */
function world(options: { cursor?: Cursor; stored?: ChatMessage[] } = {}) {
  const server = { messages: [...(options.stored ?? [])], reachable: true }
  const state = {
    cursor: options.cursor,
    told: [] as (string | null)[],
    known: [] as (string | null)[],
    gaps: 0,
  }
  const tell = (messages: readonly ChatMessage[]) =>
    state.told.push(...messages.map(({ content }) => content))
  const ports = {
    cursor: {
      read: () => state.cursor,
      write: (cursor: Cursor) => {
        state.cursor = cursor
      },
    },
    getSince: vi.fn((since: string) =>
      server.reachable
        ? Promise.resolve(
            server.messages
              .filter(({ created_at }) => Date.parse(created_at) >= Date.parse(since))
              .sort(compareOldestFirst),
          )
        : Promise.reject(new Error('unreachable')),
    ),
    getLatest: () => Promise.resolve([...server.messages].sort(compareOldestFirst).at(-1) ?? null),
    onKnown: (messages: readonly ChatMessage[]) =>
      state.known.push(...messages.map(({ content }) => content)),
    onNew: tell,
    onMissed: tell,
    onGap: () => (state.gaps += 1),
  }
  return { server, state, ports, inbox: createInbox(ports) }
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue()
})

test('the first start on a machine tells nothing of the history', async () => {
  const { inbox, state } = world({ stored: [message(1), message(2)] })
  await inbox.catchUp()
  expect(state.told).toEqual([])
  expect(state.cursor?.id).toBe(message(2).id)
})

test('a member without any message is told of the first one', async () => {
  const { inbox, state, server } = world()
  await inbox.catchUp()
  server.messages.push(message(1))
  await inbox.catchUp()
  expect(state.told).toEqual(['m1'])
})

test('what came in while the app was closed is told once, what was known before is not', async () => {
  const { inbox, state } = world({ cursor: message(5), stored: [5, 6, 7].map((n) => message(n)) })
  await inbox.catchUp()
  await inbox.catchUp()
  expect(state.told).toEqual(['m6', 'm7'])
})

test('a message that comes live and by catching up is told once', async () => {
  const { inbox, state, server } = world({ cursor: message(5) })
  await inbox.catchUp()
  server.messages.push(message(6))
  inbox.receive(message(6))
  await inbox.catchUp()
  expect(state.told).toEqual(['m6'])
})

test('a message that became visible late is found by the next catch-up', async () => {
  const { inbox, state, server } = world({ cursor: message(5) })
  await inbox.catchUp()
  const late = { ...message(6), created_at: '2026-11-20T10:06:59.900+00:00', content: 'late' }
  inbox.receive(message(7))
  server.messages.push(late, message(7))
  await inbox.catchUp()
  expect(state.told).toEqual(['m7', 'late'])
})

describe('after a catch-up that failed', () => {
  test('nothing is lost, though later messages came in first', async () => {
    const { inbox, state, server } = world({ cursor: message(5) })
    await inbox.catchUp()
    server.messages.push(message(10), message(30))
    server.reachable = false
    await inbox.catchUp()
    inbox.receive(message(30))
    expect(state.cursor?.id).toBe(message(5).id)
    server.reachable = true
    await inbox.catchUp()
    expect(state.told).toEqual(['m30', 'm10'])
    expect(state.cursor?.id).toBe(message(30).id)
  })

  test('a failed catch-up is logged with its cause', async () => {
    const { inbox, server } = world({ cursor: message(5) })
    server.reachable = false
    await inbox.catchUp()
    expect(console.error).toHaveBeenCalledWith('catching up with messages failed', new Error('unreachable'))
  })
})

test('what the live connection never delivered is found, though later messages came live', async () => {
  const { inbox, state, server } = world({ cursor: message(1), stored: [message(1)] })
  inbox.follow(true)
  await inbox.catchUp()
  const later = message(300)
  server.messages.push(message(2), later)
  inbox.receive(later)
  expect(state.cursor?.id).toBe(message(1).id)
  await inbox.catchUp()
  expect(state).toMatchObject({ told: ['m300', 'm2'], cursor: { id: later.id }, gaps: 1 })
  await inbox.catchUp()
  expect(state).toMatchObject({ told: ['m300', 'm2'], gaps: 1 })
})

test('what came before the live connection, or is delivered by it, is no gap in it', async () => {
  const { inbox, state, server } = world({ cursor: message(1), stored: [message(1)] })
  await inbox.catchUp()
  server.messages.push(message(2))
  inbox.follow(true)
  await inbox.catchUp()
  server.messages.push(message(3))
  inbox.receive(message(3))
  await inbox.catchUp()
  expect(state).toMatchObject({ told: ['m2', 'm3'], gaps: 0 })
})

test('nothing is asked after the member has signed out, not even what was asked for before', async () => {
  const { inbox, ports, state } = world({ stored: [message(1)] })
  const first = inbox.catchUp()
  const again = inbox.catchUp()
  inbox.stop()
  await Promise.all([first, again])
  expect(ports.getSince).not.toHaveBeenCalled()
  expect(state.known).toEqual([])
})

test('what was being read when the member signed out is neither told nor kept', async () => {
  const { inbox, ports, state, server } = world({ cursor: message(5) })
  const answer = Promise.withResolvers<ChatMessage[]>()
  ports.getSince.mockReturnValueOnce(answer.promise)
  const catchUp = inbox.catchUp()
  await expect.poll(() => ports.getSince).toHaveBeenCalled()
  inbox.stop()
  answer.resolve([message(6)])
  await catchUp
  server.messages.push(message(7))
  inbox.receive(message(7))
  expect(state).toEqual({ cursor: message(5), told: [], known: [], gaps: 0 })
})
