import { afterEach, beforeAll, expect, test } from 'vitest'
import { sharedBackend, type TestBackend } from './start-backend.ts'
import { befriend, newClient, newMember, unique, type Member } from './support/members.ts'
import { conversation, hear, Inbox, joined, privateChannel } from './support/realtime.ts'

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

/** Joins the topic of ana's presence and collects who is there, after each change. */
async function watch({ client }: Member) {
  const present = new Inbox<string>()
  const channel = privateChannel(client, `presence:${ana.id}`, { presence: { key: 'ana' } })
  channel.on('presence', { event: 'sync' }, () =>
    present.take(Object.keys(channel.presenceState()).sort().join(' y ')),
  )
  await joined(channel)
  return { channel, present }
}
const are = (names: string) => (present: string) => present === names

test('a friend sees a member come and go', async () => {
  const beas = await watch(bea)
  await beas.present.newest(are(''))
  const anas = await watch(ana)
  expect(await anas.channel.track({ mood: 'curiosa' })).toBe('ok')
  await beas.present.newest(are('ana'))
  expect(beas.channel.presenceState()['ana']).toMatchObject([{ mood: 'curiosa' }])
  expect(await anas.channel.untrack()).toBe('ok')
  await beas.present.newest(are(''))
})

test('a friend who comes later finds the member there', async () => {
  const anas = await watch(ana)
  await anas.channel.track({})
  const beas = await watch(bea)
  await beas.present.newest(are('ana'))
})

test('a connection that is cut is noticed', async () => {
  const [anas, beas] = [await watch(ana), await watch(bea)]
  await anas.channel.track({})
  await beas.present.newest(are('ana'))
  await ana.client.realtime.disconnect()
  await beas.present.newest(are(''))
})

test('a friend cannot pass for the member', async () => {
  const [anas, beas] = [await watch(ana), await watch(bea)]
  expect(await beas.channel.track({})).toBe('error')
  await anas.channel.track({ mood: 'auténtica' })
  await beas.present.newest(are('ana'))
  expect(beas.channel.presenceState()['ana']).toMatchObject([{ mood: 'auténtica' }])
})

test('a stranger may not look, and there is nothing to hear for who does not ask for presence', async () => {
  const unasked = joined(privateChannel(bea.client, `presence:${ana.id}`))
  await Promise.all([
    expect(watch(eva)).rejects.toThrow('Unauthorized'),
    expect(unasked).rejects.toThrow('Unauthorized'),
  ])
})

test('the same presence again tells nobody, another one does', async () => {
  const [anas, beas] = [await watch(ana), await watch(bea)]
  for (const mood of ['curiosa', 'curiosa', 'cansada']) expect(await anas.channel.track({ mood })).toBe('ok')
  await expect.poll(() => beas.channel.presenceState()['ana']).toMatchObject([{ mood: 'cansada' }])
  expect(beas.present.received).toEqual(['', 'ana', 'ana'])
})

test('the sixth change of presence within half a minute ends the channel', async () => {
  const { channel } = await watch(ana)
  const reasons = new Inbox<string>()
  channel.on('system', {}, ({ message }: { message: string }) => reasons.take(message))
  for (let count = 1; count <= 5; count++) expect(await channel.track({ count })).toBe('ok')
  void channel.track({ count: 6 })
  expect(await reasons.atLeast(1)).toEqual(['Client presence rate limit exceeded'])
  await expect.poll(() => channel.state).toBe('closed')
})

test('what is broadcast there reaches nobody, not even from the server', async () => {
  const [anas, beas] = [await watch(ana), await watch(bea)]
  const heard: unknown[] = []
  beas.channel.on('broadcast', { event: '*' }, (message) => heard.push(message))
  await anas.channel.send({ type: 'broadcast', event: 'typing', payload: {} })
  const server = newClient(backend, backend.secretKey)
  await privateChannel(server, `presence:${ana.id}`).httpSend('typing', {})
  await anas.channel.track({})
  await beas.present.newest(are('ana'))
  expect(heard).toEqual([])
})

test('nobody is seen on a topic that is no presence, not even the server', async () => {
  const topic = conversation(ana, bea)
  const { channel, inbox } = await hear(bea.client, topic, { presence: { enabled: true } })
  const server = newClient(backend, backend.secretKey)
  const servers = await hear(server, topic)
  expect(await servers.channel.track({})).toBe('ok')
  await servers.channel.httpSend('typing', {})
  await inbox.atLeast(1)
  expect(channel.presenceState()).toEqual({})
  await server.removeAllChannels()
})
