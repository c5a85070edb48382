import { afterEach, beforeAll, expect, test } from 'vitest'
import { sharedBackend, type TestBackend } from './start-backend.ts'
import { befriend, newMember, unique, type Member } from './support/members.ts'
import { announcements } from './support/realtime.ts'

let backend: TestBackend
let ana: Member
let bea: Member
let carla: Member

beforeAll(async () => {
  backend = await sharedBackend()
  ana = await newMember(backend, unique('ana'))
  bea = await newMember(backend, unique('bea'))
  carla = await newMember(backend, unique('carla'))
  await befriend(ana, bea)
})
afterEach(async () => {
  for (const { client } of [ana, bea, carla]) await client.removeAllChannels()
})

async function write(from: Member, to: Member, content: string): Promise<string> {
  const { data } = await from.client
    .from('chat_messages')
    .insert({ receiver_id: to.id, content })
    .select('id')
    .single()
    .throwOnError()
  return data.id
}

// spec: 4.chat.live, 7.chat.live
test('a message reaches both sides with all its columns as the data API shows them', async () => {
  const [anas, beas] = [await announcements(ana), await announcements(bea)]
  const id = await write(ana, bea, '¿Miramos las Perseidas?')
  const [received] = await beas.atLeast(1)
  const { data } = await bea.client.from('chat_messages').select().eq('id', id).single().throwOnError()
  const record = received?.payload.record
  expect(received).toMatchObject({
    event: 'INSERT',
    payload: { schema: 'public', table: 'chat_messages', operation: 'INSERT', old_record: null },
  })
  expect(Date.parse(String(record?.['created_at']))).toBe(Date.parse(data.created_at))
  // Its place in the feed of changes is no part of what is told.
  const { changed_xid: _, ...shown } = data
  expect({ ...record, created_at: '' }).toEqual({ ...shown, created_at: '' })
  expect((await anas.atLeast(1)).map(({ payload }) => payload.record)).toEqual([record])
})

// spec: 6.chat.deny
test('a message is heard by nobody else, not even by a friend of one side', async () => {
  await befriend(ana, carla)
  const carlas = await announcements(carla)
  await write(ana, bea, 'Esto es entre nosotras')
  await write(ana, carla, 'Y esto es para ti')
  expect((await carlas.atLeast(1)).map(({ payload }) => payload.record?.['content'])).toEqual([
    'Y esto es para ti',
  ])
})

test('a deleted message is told to both sides without its text', async () => {
  const id = await write(ana, bea, 'me arrepiento')
  const [anas, beas] = [await announcements(ana), await announcements(bea)]
  await ana.client.from('chat_messages').delete().eq('id', id).throwOnError()
  for (const inbox of [anas, beas]) {
    const [heard] = await inbox.atLeast(1)
    expect(heard).toMatchObject({ event: 'DELETE', payload: { operation: 'DELETE', record: null } })
    expect(heard?.payload.old_record).toEqual({ id, sender_id: ana.id, receiver_id: bea.id })
  }
})

test('both sides are told of a friend request: asked, accepted, ended', async () => {
  const [beas, carlas] = [await announcements(bea), await announcements(carla)]
  await befriend(carla, bea)
  await bea.client.from('friend_requests').delete().eq('sender_id', carla.id).throwOnError()
  const between = { sender_id: carla.id, receiver_id: bea.id }
  for (const inbox of [beas, carlas]) {
    const heard = await inbox.atLeast(3)
    expect(heard.map(({ event, payload }) => [event, payload.table])).toEqual([
      ['INSERT', 'friend_requests'],
      ['UPDATE', 'friend_requests'],
      ['DELETE', 'friend_requests'],
    ])
    const [asked, accepted, ended] = heard.map(({ payload }) => payload)
    expect(asked).toMatchObject({ record: { ...between, status: 'pending' }, old_record: null })
    expect(accepted).toMatchObject({
      record: { ...between, status: 'accepted' },
      old_record: { ...between, status: 'pending' },
    })
    expect(ended).toMatchObject({ record: null, old_record: { ...between, status: 'accepted' } })
  }
})

test('a burst of 500 messages arrives complete, once each and in the order of their commits', async () => {
  const beas = await announcements(bea)
  const batches = Array.from({ length: 4 }, (_batch, batch) =>
    Array.from({ length: 125 }, (_message, place) => ({ receiver_id: bea.id, content: `${batch}/${place}` })),
  )
  await Promise.all(batches.map((batch) => ana.client.from('chat_messages').insert(batch).throwOnError()))
  await write(ana, bea, 'la última')
  const contents = (await beas.atLeast(501)).map(({ payload }) => String(payload.record?.['content']))
  expect(contents.at(-1)).toBe('la última')
  for (const [number, batch] of batches.entries()) {
    const arrived = contents.filter((content) => content.startsWith(`${number}/`))
    expect(arrived).toEqual(batch.map((message) => message.content))
  }
  expect(contents).toHaveLength(501)
})
