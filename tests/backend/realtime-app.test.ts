import type { RequestChange } from '#renderer/entities/friends/friend.ts'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { dropLiveConnection, subscribeToMessages } from '#renderer/features/chat/inbox/api.ts'
import { markConversationRead } from '#renderer/features/chat/messages/api.ts'
import type { ReadReceipt } from '#renderer/features/chat/messages/conversation-summary.ts'
import type { ChatMessage, DeletedMessage } from '#renderer/features/chat/messages/message.ts'
import { connectServer, type Supabase } from '#renderer/server/supabase.ts'
import { sharedBackend, type TestBackend } from './start-backend.ts'
import { befriend, newMember, password, unique, type Member } from './support/members.ts'
import { Inbox } from './support/realtime.ts'

let backend: TestBackend
let ana: Member
let bea: Member
let supabase: Supabase
const stored = new Map<string, string>()

beforeAll(async () => {
  backend = await sharedBackend()
  ana = await newMember(backend, unique('ana'))
  bea = await newMember(backend, unique('bea'))
  await befriend(ana, bea)
  supabase = openWindow()
})
const ends: (() => void)[] = []
afterEach(async () => {
  vi.restoreAllMocks()
  for (const end of ends.splice(0)) end()
  await supabase.auth.signOut()
  await supabase.realtime.disconnect()
})

/** The session is kept where the last window left it. */
const openWindow = () =>
  connectServer(
    backend,
    {
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, value) => void stored.set(key, value),
      removeItem: (key) => void stored.delete(key),
    },
    new AbortController().signal,
  )

const signIn = () => supabase.auth.signInWithPassword({ email: bea.email, password })

/** Follows bea's messages as the window does. */
function follow() {
  const messages = new Inbox<ChatMessage>()
  const deletions = new Inbox<DeletedMessage>()
  const marks = new Inbox<ReadReceipt>()
  const requests = new Inbox<RequestChange>()
  const statuses = new Inbox<string>()
  const end = subscribeToMessages(supabase, bea.id, {
    onMessage: messages.take,
    onDeleted: deletions.take,
    onRead: marks.take,
    onRequest: requests.take,
    onStatus: statuses.take,
    onMember: () => {},
    onUnreadable: () => {},
    onReplication: () => {},
    onHeartbeat: () => {},
  })
  ends.push(end)
  return { messages, deletions, marks, requests, statuses, end }
}

const write = (content: string) =>
  ana.client.from('chat_messages').insert({ receiver_id: bea.id, content }).throwOnError()

const contents = ({ received }: Inbox<ChatMessage>) => received.map(({ content }) => content)

test('messages and what happens to friend requests arrive as the rows that they are, each for itself', async () => {
  await signIn()
  const { messages, requests, statuses } = follow()
  await statuses.newest((status) => status === 'live')
  const eva = await newMember(backend, unique('eva'))
  await eva.client.from('friend_requests').insert({ receiver_id: bea.id }).throwOnError()
  await bea.client.from('friend_requests').delete().eq('sender_id', eva.id).throwOnError()
  const request = { sender_id: eva.id, receiver_id: bea.id, status: 'pending' }
  expect(await requests.atLeast(2)).toMatchObject([
    { record: request, old_record: null },
    { record: null, old_record: request },
  ])
  await write('hola')
  expect(await messages.atLeast(1)).toMatchObject([
    { sender_id: ana.id, receiver_id: bea.id, content: 'hola', file_url: null },
  ])
})

test('who reads tells their other windows and the writer, and who takes a message back both', async () => {
  await signIn()
  const { messages, marks, deletions, statuses } = follow()
  await statuses.newest((status) => status === 'live')
  await write('una')
  await write('dos')
  const [first] = await messages.atLeast(2)
  const pair = { user_id: bea.id, friend_id: ana.id }
  await markConversationRead(supabase, ana.id, first?.created_at ?? '')
  expect(await marks.atLeast(1)).toEqual([{ ...pair, last_read_at: first?.created_at, unread_count: 1 }])
  const { data: sent } = await bea.client
    .from('chat_messages')
    .insert({ receiver_id: ana.id, content: 'respuesta' })
    .select('created_at')
    .single()
    .throwOnError()
  await ana.client.rpc('mark_conversation_read', { friend_id: bea.id }).throwOnError()
  const [, theirs] = await marks.atLeast(2)
  expect(theirs).toEqual({ user_id: ana.id, friend_id: bea.id, last_read_at: sent.created_at })
  await ana.client
    .from('chat_messages')
    .delete()
    .eq('id', first?.id ?? '')
    .throwOnError()
  expect(await deletions.atLeast(1)).toEqual([{ id: first?.id, sender_id: ana.id, receiver_id: bea.id }])
})

test('a subscription that follows another at once stands, and the one before is silent', async () => {
  await signIn()
  const first = follow()
  await first.statuses.newest((status) => status === 'live')
  first.end()
  const second = follow()
  await second.statuses.newest((status) => status === 'live')
  await write('a la segunda')
  await second.messages.atLeast(1)
  expect(contents(second.messages)).toEqual(['a la segunda'])
  expect(first.messages.received).toEqual([])
  expect(first.statuses.received).toEqual(['live'])
})

test('one that was given up before it stood leaves nothing behind', async () => {
  await signIn()
  follow().end()
  const { messages, statuses } = follow()
  await statuses.newest((status) => status === 'live')
  await write('una vez')
  await write('y otra')
  await messages.atLeast(2)
  expect(contents(messages)).toEqual(['una vez', 'y otra'])
})

test('a new connection is opened after the old one was dropped', async () => {
  await signIn()
  const { statuses, end } = follow()
  await statuses.newest((status) => status === 'live')
  end()
  await dropLiveConnection(supabase)
  const after = follow()
  await after.statuses.newest((status) => status === 'live')
  await write('de nuevo')
  await after.messages.atLeast(1)
  expect(contents(after.messages)).toEqual(['de nuevo'])
})

test('a window that finds its session joins with it, at the first attempt', async () => {
  await signIn()
  supabase = openWindow()
  const { statuses } = follow()
  expect(await statuses.atLeast(1)).toEqual(['live'])
})

test('a join that is refused is tried again until there is a right to it', async () => {
  const { messages, statuses } = follow()
  expect(await statuses.atLeast(1)).toEqual(['lost'])
  await signIn()
  await statuses.newest((status) => status === 'live')
  await write('por fin')
  await messages.atLeast(1)
  expect(contents(messages)).toEqual(['por fin'])
})

test('a refreshed token is passed on, and the subscription lives on', async () => {
  await signIn()
  const { messages, statuses } = follow()
  await statuses.newest((status) => status === 'live')
  const before = supabase.realtime.accessTokenValue
  const sent = vi.spyOn(WebSocket.prototype, 'send')
  // Two tokens of the same second are the same, and the next one is up to a second away.
  const refresh = async () => (await supabase.auth.refreshSession()).data.session?.access_token
  await expect.poll(refresh).not.toBe(before)
  const frames = () => sent.mock.calls.map(([frame]) => String(frame))
  const current = () => supabase.realtime.accessTokenValue ?? ''
  await expect
    .poll(() => frames().some((frame) => frame.includes('"access_token"') && frame.includes(current())))
    .toBe(true)
  await write('con otro pase')
  await messages.atLeast(1)
  expect(statuses.received).toEqual(['live'])
})
