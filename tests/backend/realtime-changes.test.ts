import type { RealtimePostgresInsertPayload } from '@supabase/supabase-js'
import { SignJWT } from 'jose'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Tables } from '#shared/database.types.ts'
import { startBackend, type TestBackend } from './start-backend.ts'
import { befriend, newClient, newMember, type Client, type Member } from './support/members.ts'
import { Inbox, joined, listening } from './support/realtime.ts'

type Message = Tables<'chat_messages'>

let backend: TestBackend
let ana: Member
let bea: Member
let carla: Member

beforeAll(async () => {
  backend = await startBackend()
  ana = await newMember(backend, 'ana')
  bea = await newMember(backend, 'bea')
  carla = await newMember(backend, 'carla')
  await befriend(ana, bea)
  await befriend(ana, carla)
})
afterEach(async () => {
  for (const { client } of [ana, bea, carla]) await client.removeAllChannels()
})
afterAll(() => backend.stop())

/** Listens to inserted messages, optionally through a filter. */
async function messages(client: Client, topic: string, filter?: string): Promise<Inbox<Message>> {
  const inbox = new Inbox<Message>()
  const channel = client
    .channel(topic)
    .on(
      'postgres_changes',
      { event: 'INSERT', schema: 'public', table: 'chat_messages', ...(filter !== undefined && { filter }) },
      (change: RealtimePostgresInsertPayload<Message>) => inbox.take(change.new),
    )
  await listening(channel)
  return inbox
}

async function write(from: Member, to: Member, content: string): Promise<void> {
  const { error } = await from.client.from('chat_messages').insert({ receiver_id: to.id, content })
  if (error) throw error
}

describe('a message', () => {
  test('reaches both sides with all its columns as the data API shows them', async () => {
    const anas = await messages(ana.client, 'both-sides')
    const beas = await messages(bea.client, 'both-sides')
    await write(ana, bea, '¿Miramos las Perseidas?')
    const [received] = await beas.atLeast(1)
    const { data } = await bea.client
      .from('chat_messages')
      .select()
      .eq('id', received?.id ?? '')
      .single()
    expect(Date.parse(received?.created_at ?? '')).toBe(Date.parse(data?.created_at ?? ''))
    expect({ ...received, created_at: '' }).toEqual({ ...data, created_at: '' })
    expect(await anas.atLeast(1)).toHaveLength(1)
  })

  test('does not reach a friend of one side, nor somebody who is not signed in', async () => {
    const carlas = await messages(carla.client, 'stranger')
    const nobodys = await messages(newClient(backend), 'nobody')
    await write(ana, bea, 'Esto es entre nosotras')
    await write(ana, carla, 'Y esto es para ti')
    expect((await carlas.atLeast(1)).map((message) => message.content)).toEqual(['Y esto es para ti'])
    expect(nobodys.received).toEqual([])
  })
})

describe('a filter', () => {
  test('lets through only the rows that meet it', async () => {
    const fromBea = await messages(ana.client, 'filtered', `sender_id=eq.${bea.id}`)
    const fromOthers = await messages(ana.client, 'not-bea', `sender_id=neq.${bea.id}`)
    const ofList = await messages(ana.client, 'list', `sender_id=in.(${bea.id},${carla.id})`)
    await write(ana, bea, 'uno')
    await write(bea, ana, 'dos')
    await write(carla, ana, 'tres')
    expect((await ofList.atLeast(2)).map((message) => message.content)).toEqual(['dos', 'tres'])
    expect((await fromBea.atLeast(1)).map((message) => message.content)).toEqual(['dos'])
    expect((await fromOthers.atLeast(2)).map((message) => message.content)).toEqual(['uno', 'tres'])
  })

  test('that cannot be read refuses the channel', async () => {
    const channel = ana.client
      .channel('unreadable')
      .on(
        'postgres_changes',
        { event: 'INSERT', schema: 'public', table: 'chat_messages', filter: 'x' },
        () => {},
      )
    await expect(joined(channel)).rejects.toThrow('Unsupported filter: x')
  })
})

test('a burst of 500 messages arrives complete, once each and in the order of their commits', async () => {
  const beas = await messages(bea.client, 'burst')
  const batches = Array.from({ length: 10 }, (_batch, batch) =>
    Array.from({ length: 50 }, (_message, place) => ({ receiver_id: bea.id, content: `${batch}/${place}` })),
  )
  await Promise.all(batches.map((batch) => ana.client.from('chat_messages').insert(batch).throwOnError()))
  await write(ana, bea, 'la última')
  const contents = (await beas.atLeast(501)).map((message) => message.content ?? '')
  expect(contents.at(-1)).toBe('la última')
  for (const [number, batch] of batches.entries()) {
    const arrived = contents.filter((content) => content.startsWith(`${number}/`))
    expect(arrived).toEqual(batch.map((message) => message.content))
  }
  expect(contents).toHaveLength(501)
})

test('a deleted message is told by its key alone', async () => {
  const { data } = await ana.client
    .from('chat_messages')
    .insert({ receiver_id: bea.id, content: 'me arrepiento' })
    .select('id')
    .single()
  const inbox = new Inbox<object>()
  const channel = bea.client
    .channel('deletions')
    .on('postgres_changes', { event: 'DELETE', schema: 'public', table: 'chat_messages' }, (change) =>
      inbox.take(change.old),
    )
  await listening(channel)
  await ana.client
    .from('chat_messages')
    .delete()
    .eq('id', data?.id ?? '')
  expect(await inbox.atLeast(1)).toEqual([{ id: data?.id }])
})

describe('a token', () => {
  const channelOf = (client: Client, topic: string) =>
    client
      .channel(topic)
      .on('postgres_changes', { event: 'INSERT', schema: 'public', table: 'chat_messages' }, () => {})

  async function clientWith(secret: string, expires: string | number): Promise<Client> {
    const token = await new SignJWT({ role: 'authenticated', sub: bea.id })
      .setProtectedHeader({ alg: 'HS256' })
      .setExpirationTime(expires)
      .sign(new TextEncoder().encode(secret))
    const client = newClient(backend)
    await client.realtime.setAuth(token)
    return client
  }

  test('signed by somebody else is refused', async () => {
    const client = await clientWith('a-secret-of-the-attacker-of-enough-length', '1h')
    await expect(joined(channelOf(client, 'forged'))).rejects.toThrow('InvalidJWTToken')
    await client.realtime.disconnect()
  })

  test('that is no longer valid is refused', async () => {
    const { data } = await bea.client.auth.getSession()
    const client = newClient(backend)
    const parts = (data.session?.access_token ?? '').split('.')
    const claims = JSON.parse(Buffer.from(parts[1] ?? '', 'base64url').toString()) as object
    const payload = Buffer.from(JSON.stringify({ ...claims, exp: 1_000 })).toString('base64url')
    await client.realtime.setAuth([parts[0], payload, parts[2]].join('.'))
    await expect(joined(channelOf(client, 'expired'))).rejects.toThrow('InvalidJWTToken')
    await client.realtime.disconnect()
  })
})
