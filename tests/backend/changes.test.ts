import { beforeAll, expect, test } from 'vitest'
import { getChanges } from '#renderer/features/chat/inbox/api.ts'
import { sharedBackend, type TestBackend } from './start-backend.ts'
import { befriend, newMember, unique, type Member } from './support/members.ts'

let backend: TestBackend
let ana: Member
let bea: Member
let eva: Member

beforeAll(async () => {
  backend = await sharedBackend()
  ana = await newMember(backend, unique('ana'))
  bea = await newMember(backend, unique('bea'))
  eva = await newMember(backend, unique('eva'))
  await befriend(ana, bea)
})

async function since(cursor?: string) {
  const page = await getChanges(bea.client, cursor)
  if (page === 'expired') throw new Error('the cursor has expired')
  return page
}

const write = async (content: string) => {
  const { data } = await ana.client
    .from('chat_messages')
    .insert({ receiver_id: bea.id, content })
    .select()
    .single()
    .throwOnError()
  return data
}

test('the feed of changes › of messages, a deletion, a receipt and a request › tells each as the app reads it, once', async () => {
  const { changes, cursor, isLast } = await since()
  expect({ changes, isLast }).toEqual({ changes: [], isLast: true })
  const [first, second] = [await write('una'), await write('dos')]
  await ana.client.from('chat_messages').delete().eq('id', first.id).throwOnError()
  await bea.client.rpc('mark_conversation_read', { friend_id: ana.id }).throwOnError()
  await eva.client.from('friend_requests').insert({ receiver_id: bea.id }).throwOnError()
  const next = await since(cursor)
  expect(next.changes).toMatchObject([
    { table: 'chat_messages', operation: 'INSERT', record: { id: second.id, content: 'dos' } },
    {
      table: 'chat_messages',
      operation: 'DELETE',
      old_record: { id: first.id, sender_id: ana.id, receiver_id: bea.id },
    },
    {
      table: 'chat_reads',
      record: { user_id: bea.id, friend_id: ana.id, last_read_at: second.created_at, unread_count: 0 },
    },
    { table: 'friend_requests', operation: 'INSERT', record: { sender_id: eva.id, status: 'pending' } },
  ])
  expect(await since(next.cursor)).toEqual({ changes: [], cursor: next.cursor, isLast: true })
})

test('the end of an account › with many messages › is one change for a friend', async () => {
  const leaver = await newMember(backend, unique('ida'))
  await befriend(leaver, bea)
  await leaver.client
    .from('chat_messages')
    .insert(Array.from({ length: 20 }, (_, n) => ({ receiver_id: bea.id, content: String(n) })))
    .throwOnError()
  const { cursor } = await since()
  await leaver.client.rpc('delete_account').throwOnError()
  const page = await since(cursor)
  expect(page.changes).toEqual([
    { table: 'member_cards', operation: 'DELETE', old_record: { id: leaver.id } },
  ])
  expect((await since(page.cursor)).changes).toEqual([])
})

test.each(['', 'x', '(1/1,2026-01-01,1:1:,,,,)'])(
  'a cursor that is none › %j › is told to begin anew',
  async (cursor) => {
    const { error } = await bea.client.rpc('get_changes_since', { cursor })
    expect(error).toMatchObject({ code: '22023' })
  },
)
