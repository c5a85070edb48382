import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { sharedBackend, type TestBackend } from './start-backend.ts'
import { befriend, newClient, newMember, unique, type Member } from './support/members.ts'
import { testEmbedded } from '#tests/hosted/embedded-only.ts'
import {
  announcements,
  conversation,
  hear,
  joined,
  newWindow,
  privateChannel,
  tryJoin,
} from './support/realtime.ts'

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
afterEach(async () => {
  for (const { client } of [ana, bea, eva]) await client.removeAllChannels()
})

/** Writes to bea; it comes after whatever was sent to her before. */
async function realMessage(content: string): Promise<void> {
  await ana.client.from('chat_messages').insert({ receiver_id: bea.id, content }).throwOnError()
}

// Each on a socket of its own, since a refusal takes five seconds.
describe.concurrent('a join is refused', () => {
  async function expectRefusal(topic: string, member?: Member) {
    await expect(tryJoin(await newWindow(backend, member), topic)).rejects.toThrow(
      `Unauthorized: You do not have permissions to read from this Channel topic: ${topic}`,
    )
  }

  test("to another member's topic, for a stranger", () => expectRefusal(`member:${bea.id}`, eva))

  test("to another member's topic, for a friend", () => expectRefusal(`member:${bea.id}`, ana))

  test('to a conversation of others', () => expectRefusal(conversation(ana, bea), eva))

  test('to a conversation with somebody who is no friend', () => expectRefusal(conversation(eva, ana), eva))

  test('without a session', () => expectRefusal(`member:${bea.id}`))

  test.each(['member', 'member:', 'member:x', 'conversation:', 'conversation:a:b', 'presence:x', "' or 1=1"])(
    'to a topic that means nothing: %s',
    (topic) => expectRefusal(topic, ana),
  )

  test.each(['sala', 'member:'])('to a public channel, whatever its topic: %s', async (topic) => {
    const client = await newWindow(backend, ana)
    const refusal = 'PrivateOnly: This project only allows private channels'
    await expect(joined(client.channel(topic.replace(/:$/, `:${ana.id}`)))).rejects.toThrow(refusal)
    await client.removeAllChannels()
  })
})

testEmbedded('it alone refuses what a hosted project takes and never serves')(
  'a join that asks for the changes of a table is refused, with the way that there is',
  async () => {
    const channel = privateChannel(ana.client, `member:${ana.id}`).on(
      'postgres_changes',
      { event: 'INSERT', schema: 'public', table: 'chat_messages' },
      () => {},
    )
    await expect(joined(channel)).rejects.toThrow(/broadcast on the private topic member:<id>/)
  },
)

describe('a conversation', () => {
  test('tells either of the two that the other is writing', async () => {
    const topic = conversation(ana, bea)
    const [anas, beas] = [await hear(ana.client, topic), await hear(bea.client, topic)]
    await ana.client.rpc('tell_typing', { friend_id: bea.id }).throwOnError()
    expect(await beas.inbox.atLeast(1)).toMatchObject([{ event: 'typing', payload: { user_id: ana.id } }])
    await bea.client.rpc('tell_typing', { friend_id: ana.id }).throwOnError()
    expect((await anas.inbox.atLeast(2))[1]).toMatchObject({ payload: { user_id: bea.id } })
  })

  test('carries nothing that a member sends, joined or not', async () => {
    const topic = conversation(ana, bea)
    const [anas, beas] = [await hear(ana.client, topic), await hear(bea.client, topic)]
    await anas.channel.send({ type: 'broadcast', event: 'typing', payload: { user_id: ana.id } })
    await expect(anas.channel.httpSend('typing', {})).rejects.toThrow('Unauthorized')
    await ana.client.rpc('tell_typing', { friend_id: bea.id }).throwOnError()
    const heard = await beas.inbox.atLeast(1)
    expect(heard).toHaveLength(1)
    expect(heard[0]?.payload).toHaveProperty('id')
  })

  test('is no more after the friendship', async () => {
    await befriend(eva, ana)
    const topic = conversation(eva, ana)
    const { channel } = await hear(eva.client, topic)
    await eva.client.removeChannel(channel)
    await ana.client.from('friend_requests').delete().eq('sender_id', eva.id).throwOnError()
    await expect(joined(privateChannel(eva.client, topic))).rejects.toThrow('Unauthorized')
    const { error } = await eva.client.rpc('tell_typing', { friend_id: ana.id })
    expect(error?.code).toBe('42501')
  })
})

describe('a forged announcement does not arrive', () => {
  const forged = { table: 'chat_messages', record: { sender_id: 'ana', content: 'forged' } }

  test('over the socket, not even on one’s own topic', async () => {
    const { channel, inbox } = await hear(bea.client, `member:${bea.id}`, { broadcast: { self: true } })
    await channel.send({ type: 'broadcast', event: 'INSERT', payload: forged })
    await realMessage('auténtico')
    const heard = await inbox.atLeast(1)
    expect(JSON.stringify(heard)).toContain('auténtico')
    expect(JSON.stringify(heard)).not.toContain('forged')
  })

  test.each(['eva', 'ana', 'bea'] as const)('over HTTP, from %s', async (name) => {
    const inbox = await announcements(bea)
    const { client } = { eva, ana, bea }[name]
    const sender = { ...(await client.auth.getSession()).data.session }
    const single = newClient(backend)
    await single.realtime.setAuth(sender.access_token)
    const channel = privateChannel(single, `member:${bea.id}`)
    await expect(channel.httpSend('INSERT', forged)).rejects.toThrow('Unauthorized')
    const batch = await fetch(`${backend.url}/realtime/v1/api/broadcast`, {
      method: 'POST',
      headers: {
        apikey: backend.publishableKey,
        authorization: `Bearer ${String(sender.access_token)}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({
        messages: [true, false].map((isPrivate) => ({
          topic: `member:${bea.id}`,
          event: 'INSERT',
          payload: forged,
          private: isPrivate,
        })),
      }),
    })
    expect(batch.status).toBe(202)
    await realMessage('auténtico')
    const heard = await inbox.atLeast(1)
    expect(JSON.stringify(heard)).not.toContain('forged')
    await single.realtime.disconnect()
  })

  test('over HTTP as a public message, or with a token that somebody else signed', async () => {
    const inbox = await announcements(bea)
    await ana.client.channel(`member:${bea.id}`).httpSend('INSERT', forged)
    const response = await fetch(
      `${backend.url}/realtime/v1/api/broadcast/member:${bea.id}/events/INSERT?private=true`,
      {
        method: 'POST',
        headers: {
          apikey: backend.publishableKey,
          authorization: 'Bearer a.b.c',
          'content-type': 'application/json',
        },
        body: JSON.stringify(forged),
      },
    )
    expect(response.status).toBe(401)
    await realMessage('auténtico')
    expect(JSON.stringify(await inbox.atLeast(1))).not.toContain('forged')
  })

  test('through the data API, which does not serve the schema of realtime', async () => {
    const headers = {
      apikey: backend.publishableKey,
      authorization: `Bearer ${String((await eva.client.auth.getSession()).data.session?.access_token)}`,
      'content-profile': 'realtime',
      'accept-profile': 'realtime',
      'content-type': 'application/json',
    }
    const post = (path: string, body: object) =>
      fetch(`${backend.url}/rest/v1/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    const topic = `member:${bea.id}`
    const answers = await Promise.all([
      post('messages', { topic, extension: 'broadcast', event: 'INSERT', payload: forged, private: true }),
      post('rpc/send', { payload: forged, event: 'INSERT', topic, private: true }),
      fetch(`${backend.url}/rest/v1/messages?select=*`, { headers }),
    ])
    for (const { status } of answers) expect(status).toBeGreaterThanOrEqual(400)
  })
})

test('the server itself may send to a member, with the secret key', async () => {
  const inbox = await announcements(bea)
  const server = newClient(backend, backend.secretKey)
  expect(await privateChannel(server, `member:${bea.id}`).httpSend('NOTICE', { n: 1 })).toEqual({
    success: true,
  })
  expect(await inbox.atLeast(1)).toEqual([{ event: 'NOTICE', payload: { n: 1 } }])
})
