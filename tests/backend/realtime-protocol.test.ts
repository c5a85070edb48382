import { createClient } from '@supabase/supabase-js'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '#shared/database.types.ts'
import { sharedBackend, type TestBackend } from './start-backend.ts'
import { befriend, newClient, newMember, unique, type Client, type Member } from './support/members.ts'
import { announcements, conversation, hear, Inbox, joined, privateChannel } from './support/realtime.ts'

let backend: TestBackend
let ana: Member
let bea: Member
const opened: Client[] = []

beforeAll(async () => {
  backend = await sharedBackend()
  ana = await newMember(backend, unique('ana'))
  bea = await newMember(backend, unique('bea'))
  await befriend(ana, bea)
})
afterEach(async () => {
  for (const client of [ana.client, bea.client, ...opened.splice(0)]) await client.removeAllChannels()
})

/** The same member in another window, whose client speaks that version. */
async function speaking(vsn: string, member: Member): Promise<Member> {
  const client = createClient<Database>(backend.url, backend.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    realtime: { vsn },
  })
  opened.push(client)
  const { data } = await member.client.auth.getSession()
  if (!data.session) throw new Error('No session')
  await client.auth.setSession(data.session)
  await client.realtime.setAuth()
  return { ...member, client }
}

describe.each(['1.0.0', '2.0.0'])('a client of version %s', (vsn) => {
  test('hears what concerns it, with the id of the message', async () => {
    const { client, id } = await speaking(vsn, bea)
    const inbox = new Inbox<{ event: string; payload: object; meta?: { id: string } }>()
    const channel = privateChannel(client, `member:${id}`).on('broadcast', { event: 'INSERT' }, (message) =>
      inbox.take({ ...message, payload: message['payload'] as object }),
    )
    await joined(channel)
    await ana.client.from('chat_messages').insert({ receiver_id: id, content: 'ñ🪐' }).throwOnError()
    const [heard] = await inbox.atLeast(1)
    expect(heard?.payload).toMatchObject({ table: 'chat_messages', record: { content: 'ñ🪐' } })
    expect(heard?.meta?.id).toMatch(/^[0-9a-f-]{36}$/)
  })

  test('talks with one of the other version', async () => {
    const other = await speaking(vsn === '1.0.0' ? '2.0.0' : '1.0.0', ana)
    const one = await speaking(vsn, bea)
    await hear(one.client, conversation(ana, bea))
    const others = await hear(other.client, conversation(ana, bea))
    await one.client.rpc('tell_typing', { friend_id: ana.id }).throwOnError()
    expect(await others.inbox.atLeast(1)).toMatchObject([{ event: 'typing', payload: { user_id: bea.id } }])
  })

  test('leaves a topic and joins it again', async () => {
    const member = await speaking(vsn, bea)
    const first = await hear(member.client, `member:${bea.id}`)
    await member.client.removeChannel(first.channel)
    const inbox = await announcements(member)
    await ana.client.from('chat_messages').insert({ receiver_id: bea.id, content: 'otra vez' }).throwOnError()
    await inbox.atLeast(1)
    expect(first.inbox.received).toEqual([])
  })

  test('is refused with the same words', async () => {
    const { client } = await speaking(vsn, bea)
    await expect(joined(privateChannel(client, `member:${ana.id}`))).rejects.toThrow(
      `Unauthorized: You do not have permissions to read from this Channel topic: member:${ana.id}`,
    )
  })
})

test('bytes arrive as they were sent, where the version can carry them', async () => {
  const [old, beas] = [
    await hear((await speaking('1.0.0', bea)).client, conversation(ana, bea)),
    await hear(bea.client, conversation(ana, bea)),
  ]
  const server = newClient(backend, backend.secretKey)
  const servers = await hear(server, conversation(ana, bea))
  const bytes = Uint8Array.from({ length: 256 }, (_byte, place) => place)
  await servers.channel.send({ type: 'broadcast', event: 'dibujo', payload: bytes.buffer })
  await servers.channel.send({ type: 'broadcast', event: 'typing', payload: {} })
  const [drawing] = await beas.inbox.atLeast(1)
  expect(new Uint8Array(drawing?.payload as ArrayBuffer)).toEqual(bytes)
  expect(await old.inbox.atLeast(1)).toEqual([{ event: 'typing', payload: {} }])
  await server.removeAllChannels()
})

describe('a socket', () => {
  const address = (query: string) => `${backend.url.replace('http', 'ws')}/realtime/v1/websocket?${query}`
  const opens = (query: string) =>
    new Promise<boolean>((resolve) => {
      const socket = new WebSocket(address(query))
      socket.onopen = () => {
        socket.close()
        resolve(true)
      }
      socket.onerror = () => resolve(false)
    })

  test('needs one of the keys and a version that is known', async () => {
    const { publishableKey } = backend
    expect(await opens(`apikey=${publishableKey}&vsn=2.0.0`)).toBe(true)
    expect(await opens(`apikey=${publishableKey}&vsn=1.0.0`)).toBe(true)
    expect(await opens(`apikey=${publishableKey}`)).toBe(true)
    expect(await opens(`apikey=${publishableKey}&vsn=3.0.0`)).toBe(false)
    expect(await opens('apikey=sb_publishable_otra&vsn=2.0.0')).toBe(false)
    expect(await opens('vsn=2.0.0')).toBe(false)
  })

  test.each([
    ['1.0.0', JSON.stringify({ topic: 'phoenix', event: 'heartbeat', payload: {}, ref: '9' })],
    ['2.0.0', JSON.stringify([null, '9', 'phoenix', 'heartbeat', {}])],
  ])('of version %s survives messages that make no sense', async (vsn, heartbeat) => {
    const socket = new WebSocket(address(`apikey=${backend.publishableKey}&vsn=${vsn}`))
    await new Promise((resolve) => socket.addEventListener('open', resolve))
    const answer = new Promise<string>((resolve) =>
      socket.addEventListener('message', (event) => resolve(String(event.data))),
    )
    for (const nonsense of ['', '{}', '[1,2,3]', 'null', '{"topic":"t"}', '["1","2","t","phx_join"'])
      socket.send(nonsense)
    socket.send(new Uint8Array([3, 255, 255]))
    socket.send(heartbeat)
    expect(await answer).toContain('"status":"ok"')
    socket.close()
  })
})
