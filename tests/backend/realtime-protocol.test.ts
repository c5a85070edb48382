import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { sharedBackend, type TestBackend } from './start-backend.ts'
import { befriend, newMember, unique, type Member } from './support/members.ts'
import { announcements, hear, Inbox, joined, privateChannel } from './support/realtime.ts'

let backend: TestBackend
let ana: Member
let bea: Member

beforeAll(async () => {
  backend = await sharedBackend()
  ana = await newMember(backend, unique('ana'))
  bea = await newMember(backend, unique('bea'))
  await befriend(ana, bea)
})
afterEach(async () => {
  for (const { client } of [ana, bea]) await client.removeAllChannels()
})

test('what the database tells is heard with the id of the message', async () => {
  const inbox = new Inbox<{ event: string; payload: object; meta?: { id: string } }>()
  const channel = privateChannel(bea.client, `member:${bea.id}`)
  channel.on('broadcast', { event: 'INSERT' }, (message) =>
    inbox.take({ ...message, payload: message['payload'] as object }),
  )
  await joined(channel)
  await ana.client.from('chat_messages').insert({ receiver_id: bea.id, content: 'ñ🪐' }).throwOnError()
  const [heard] = await inbox.atLeast(1)
  expect(heard?.payload).toMatchObject({ table: 'chat_messages', record: { content: 'ñ🪐' } })
  expect(heard?.meta?.id).toMatch(/^[0-9a-f-]{36}$/)
})

test('a topic that was left can be joined again', async () => {
  const first = await hear(bea.client, `member:${bea.id}`)
  await bea.client.removeChannel(first.channel)
  const inbox = await announcements(bea)
  await ana.client.from('chat_messages').insert({ receiver_id: bea.id, content: 'otra vez' }).throwOnError()
  await inbox.atLeast(1)
  expect(first.inbox.received).toEqual([])
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
    expect(await opens(`apikey=${publishableKey}&vsn=3.0.0`)).toBe(false)
    expect(await opens('apikey=sb_publishable_otra&vsn=2.0.0')).toBe(false)
    expect(await opens('vsn=2.0.0')).toBe(false)
  })

  test('survives messages that make no sense', async () => {
    const socket = new WebSocket(address(`apikey=${backend.publishableKey}&vsn=2.0.0`))
    await new Promise((resolve) => socket.addEventListener('open', resolve))
    const answer = new Promise<string>((resolve) =>
      socket.addEventListener('message', (event) => resolve(String(event.data))),
    )
    for (const nonsense of ['', '{}', '[1,2,3]', 'null', '{"topic":"t"}', '["1","2","t","phx_join"'])
      socket.send(nonsense)
    socket.send(new Uint8Array([3, 255, 255]))
    socket.send(JSON.stringify([null, '9', 'phoenix', 'heartbeat', {}]))
    expect(await answer).toContain('"status":"ok"')
    socket.close()
  })
})
