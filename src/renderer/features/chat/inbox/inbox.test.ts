import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { ChatMessage } from '../messages/message.ts'
import { message } from '../messages/testing/message.ts'
import type { ChangePage } from './api.ts'
import type { Change } from './change.ts'
import { createInbox, type InboxPorts } from './inbox.ts'

const PAGE = 3

const sent = (...numbers: readonly number[]): Change[] =>
  numbers.map((number) => ({ table: 'chat_messages', operation: 'INSERT', record: message(number) }))

const deleted = (number: number): Change => ({
  table: 'chat_messages',
  operation: 'DELETE',
  old_record: message(number),
})

const receipt: Change = {
  table: 'chat_reads',
  operation: 'UPDATE',
  record: { user_id: 'sol', friend_id: 'luna', last_read_at: message(1).created_at },
}

/** What has happened to a member, which a cursor is a number of. */
function feed() {
  const server = { changes: [] as (Change | 'unreadable')[], oldest: 0, reachable: true }
  const getChanges = vi.fn((cursor?: string): Promise<ChangePage | 'expired'> => {
    if (!server.reachable) return Promise.reject(new Error('unreachable'))
    const from = cursor === undefined ? server.changes.length : Number(cursor)
    if (from < server.oldest) return Promise.resolve('expired')
    const changes = server.changes.slice(from, from + PAGE)
    return Promise.resolve({
      changes,
      cursor: String(from + changes.length),
      isLast: changes.length < PAGE,
    })
  })
  return { server, getChanges }
}

/** What one start of the app on a machine makes of them. */
function machine(getChanges: InboxPorts['getChanges'], cursor?: number) {
  const state = {
    cursor: cursor === undefined ? undefined : String(cursor),
    told: [] as (string | null)[],
    known: [] as (string | null)[],
    others: [] as string[],
    lost: 0,
  }
  const gone = new Set<string>()
  const contents = (messages: readonly ChatMessage[]) => messages.map(({ content }) => content)
  const tell = (messages: readonly ChatMessage[]) => state.told.push(...contents(messages))
  const inbox = createInbox({
    cursor: {
      read: () => state.cursor,
      write: (next) => {
        state.cursor = next
      },
    },
    getChanges,
    isDeleted: (id) => gone.has(id),
    onKnown: (messages) => state.known.push(...contents(messages)),
    onNew: tell,
    onMissed: tell,
    onChange: (change) => {
      state.others.push(`${change.table} ${change.operation}`)
      if (change.table === 'chat_messages' && change.operation === 'DELETE') gone.add(change.old_record.id)
    },
    onLost: () => (state.lost += 1),
  })
  return { inbox, state, gone }
}

function world(cursor?: number) {
  const { server, getChanges } = feed()
  return { server, getChanges, ...machine(getChanges, cursor) }
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue()
})

test('the first start on a machine › tells nothing of the history, and has what is shown read after it', async () => {
  const { inbox, state, server } = world()
  server.changes.push(...sent(1, 2))
  await inbox.catchUp()
  expect(state).toMatchObject({ told: [], cursor: '2', lost: 1 })
  server.changes.push(...sent(3))
  await inbox.catchUp()
  expect(state).toMatchObject({ told: ['m3'], lost: 1 })
})

test('what came in while the app was closed › is told once, page by page', async () => {
  const { inbox, state, server } = world(1)
  server.changes.push(...sent(1, 2, 3, 4, 5, 6, 7))
  await inbox.catchUp()
  await inbox.catchUp()
  expect(state).toMatchObject({ told: ['m2', 'm3', 'm4', 'm5', 'm6', 'm7'], cursor: '7', lost: 0 })
})

test('a message › that comes live and by catching up › is told once', async () => {
  const { inbox, state, server } = world(0)
  server.changes.push(...sent(6))
  inbox.receive(message(6))
  expect(state.cursor).toBe('0')
  await inbox.catchUp()
  expect(state).toMatchObject({ told: ['m6'], cursor: '1' })
})

test('what the live connection never delivered › though later messages came live › is found', async () => {
  const { inbox, state, server } = world(0)
  server.changes.push(...sent(2, 300))
  inbox.receive(message(300))
  await inbox.catchUp()
  await inbox.catchUp()
  expect(state).toMatchObject({ told: ['m300', 'm2'], cursor: '2', lost: 0 })
})

test('messages of a page › are told oldest first, whatever order they became visible in', async () => {
  const { inbox, state, server } = world(0)
  server.changes.push(...sent(7, 6))
  await inbox.catchUp()
  expect(state.told).toEqual(['m6', 'm7'])
})

test('what else has changed › is told between the messages that it stands between', async () => {
  const { inbox, state, server } = world(0)
  server.changes.push(...sent(1), receipt, deleted(2))
  await inbox.catchUp()
  expect(state).toMatchObject({ known: ['m1'], others: ['chat_messages DELETE', 'chat_reads UPDATE'] })
})

test('a message › that was deleted while it was on its way › is neither shown nor told', async () => {
  const { inbox, state, server, gone } = world(0)
  server.changes.push(...sent(1, 2), deleted(2))
  gone.add(message(1).id)
  await inbox.catchUp()
  expect(state).toMatchObject({ known: [], told: [] })
})

test('two machines of a member › one that was live and one that slept › have the same in the end', async () => {
  const { server, getChanges } = feed()
  const [awake, asleep] = [machine(getChanges, 0), machine(getChanges, 0)]
  for (let number = 1; number <= 8; number += 1) {
    server.changes.push(...sent(number))
    awake.inbox.receive(message(number))
    if (number % 3 === 0) await awake.inbox.catchUp()
  }
  server.changes.push(receipt, deleted(8))
  for (const { inbox } of [awake, asleep]) await inbox.catchUp()
  const all = Array.from({ length: 8 }, (_, index) => `m${String(index + 1)}`)
  expect(awake.state).toMatchObject({ told: all, cursor: '10' })
  expect(asleep.state).toMatchObject({ told: all, cursor: '10' })
  expect(asleep.state.others.toSorted()).toEqual(awake.state.others.toSorted())
})

test('a cursor that the server no longer serves › has everything read anew, and begins from now on', async () => {
  const { inbox, state, server } = world(1)
  server.changes.push(...sent(1, 2, 3))
  server.oldest = 2
  await inbox.catchUp()
  expect(state).toMatchObject({ told: [], cursor: '3', lost: 1 })
  server.changes.push(...sent(4))
  await inbox.catchUp()
  expect(state).toMatchObject({ told: ['m4'], lost: 1 })
})

test('a change of tomorrow › has what is known read anew, once a page, and holds nothing up', async () => {
  const { inbox, state, server } = world(0)
  server.changes.push('unreadable', 'unreadable', ...sent(1))
  await inbox.catchUp()
  expect(state).toMatchObject({ told: ['m1'], cursor: '3', lost: 1 })
})

describe('a catch-up that fails', () => {
  test('after some pages › goes on behind them, and loses nothing that came live meanwhile', async () => {
    const { inbox, state, server, getChanges } = world(0)
    server.changes.push(...sent(1, 2, 3, 4))
    getChanges.mockImplementationOnce(async (cursor) => {
      const page = await getChanges(cursor)
      server.reachable = false
      return page
    })
    await inbox.catchUp()
    expect(state.cursor).toBe('3')
    server.changes.push(...sent(5))
    inbox.receive(message(5))
    server.reachable = true
    await inbox.catchUp()
    expect(state).toMatchObject({ told: ['m1', 'm2', 'm3', 'm5', 'm4'], cursor: '5' })
  })

  test('is logged with its cause', async () => {
    const { inbox, server } = world(0)
    server.reachable = false
    await inbox.catchUp()
    expect(console.error).toHaveBeenCalledWith('catching up with changes failed', new Error('unreachable'))
  })
})

test('after the member has signed out › nothing is asked, not even what was asked for before', async () => {
  const { inbox, getChanges, state } = world()
  const first = inbox.catchUp()
  const again = inbox.catchUp()
  inbox.stop()
  await Promise.all([first, again])
  expect(getChanges).toHaveBeenCalledOnce()
  expect(state).toMatchObject({ cursor: undefined, known: [], lost: 0 })
})

test('what was being read when the member signed out › is neither told nor kept', async () => {
  const { inbox, getChanges, state } = world(0)
  const answer = Promise.withResolvers<ChangePage>()
  getChanges.mockReturnValueOnce(answer.promise)
  const catchUp = inbox.catchUp()
  inbox.stop()
  answer.resolve({ changes: sent(6), cursor: '1', isLast: true })
  await catchUp
  inbox.receive(message(7))
  expect(state).toEqual({ cursor: '0', told: [], known: [], others: [], lost: 0 })
})
