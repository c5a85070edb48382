import { once } from 'node:events'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testEmbedded } from '#tests/hosted/embedded-only.ts'
import { namedOrStarted, startBackend, type TestBackend } from './start-backend.ts'
import { befriend, newClient, newMember, unique, type Client, type Member } from './support/members.ts'
import { hear, Inbox, joined, newWindow, privateChannel, tryJoin, type Change } from './support/realtime.ts'

let backend: TestBackend
let ana: Member
let bea: Member

beforeAll(async () => {
  backend = await namedOrStarted()
  ana = await newMember(backend, unique('ana'))
  bea = await newMember(backend, unique('bea'))
})
afterAll(() => backend.stop())

/** Joins a member's own topic once for each reference, on a socket without a client library. */
async function joinBySocket(server: TestBackend, { client, id }: Member, refs: readonly string[]) {
  const frames = new Inbox<readonly [string, string, string, event: string, payload: unknown]>()
  const address = `${server.url.replace('http', 'ws')}/realtime/v1/websocket`
  const socket = new WebSocket(`${address}?apikey=${server.publishableKey}&vsn=2.0.0`)
  socket.addEventListener('message', ({ data }) => frames.take(JSON.parse(String(data))))
  const closed = once(socket, 'close')
  await once(socket, 'open')
  const { data } = await client.auth.getSession()
  const payload = { config: { private: true }, access_token: data.session?.access_token }
  for (const ref of refs)
    socket.send(JSON.stringify([ref, ref, `realtime:member:${id}`, 'phx_join', payload]))
  return { frames, closed, socket }
}

describe.concurrent('as on a hosted project', () => {
  test('a refused join takes five seconds, and what its socket sends meanwhile waits', async () => {
    const [client, other] = [await newWindow(backend, ana), await newWindow(backend, ana)]
    const begun = performance.now()
    const answered: string[] = []
    const join = (window: Client, { id }: Member, name: string) =>
      joined(privateChannel(window, `member:${id}`)).finally(() => answered.push(name))
    await Promise.all([
      expect(join(client, bea, 'the refused one')).rejects.toThrow('Unauthorized'),
      join(client, ana, 'the one behind it'),
      join(other, ana, 'one on another socket'),
    ])
    expect(answered).toEqual(['one on another socket', 'the refused one', 'the one behind it'])
    expect(performance.now() - begun).toBeGreaterThan(4_900)
    for (const window of [client, other]) await window.removeAllChannels()
  })

  test('a topic that is joined twice on a socket ends the first time', async () => {
    const { frames, socket } = await joinBySocket(backend, ana, ['1', '2'])
    const told = await frames.atLeast(3)
    expect(told.map(([joinRef, , , event]) => `${event} of ${joinRef}`)).toEqual([
      'phx_reply of 1',
      'phx_close of 1',
      'phx_reply of 2',
    ])
    socket.close()
  })

  test('the hundred and first channel of a socket is refused', async () => {
    const server = newClient(backend, backend.secretKey)
    const topics = Array.from({ length: 100 }, () => `member:${crypto.randomUUID()}`)
    await Promise.all(topics.map((topic) => joined(privateChannel(server, topic))))
    await expect(tryJoin(server, `member:${ana.id}`)).rejects.toThrow('ChannelRateLimitReached')
  })

  test('a channel outlives its account, as long as its token', async () => {
    const nico = await newMember(backend, unique('nico'))
    const { inbox } = await hear(nico.client, `member:${nico.id}`)
    await nico.client.rpc('delete_account').throwOnError()
    const server = newClient(backend, backend.secretKey)
    await privateChannel(server, `member:${nico.id}`).httpSend('NOTICE', {})
    expect(await inbox.atLeast(1)).toMatchObject([{ event: 'NOTICE' }])
    await nico.client.removeAllChannels()
  })
})

const testLimited = testEmbedded('it sets the limits of its server')

/** A member who listens, on a server of this test with those limits, and a friend who writes to them. */
async function listen(live: string) {
  const own = await startBackend({ live })
  const [friend, member] = [await newMember(own, 'ana'), await newMember(own, 'bea')]
  await befriend(friend, member)
  const said = new Inbox<string>()
  const contents = new Inbox<string>()
  const broadcast = { replication_ready: true } as object
  const channel = privateChannel(member.client, `member:${member.id}`, { broadcast })
    .on<Change>('broadcast', { event: '*' }, ({ event, payload }) =>
      contents.take(String(payload.record?.['content'] ?? event)),
    )
    .on('system', {}, ({ message }: { message: string }) => said.take(message))
  await joined(channel)
  const write = (content: string) =>
    friend.client.from('chat_messages').insert({ receiver_id: member.id, content }).throwOnError()
  return { own, member, write, contents, said }
}

testLimited('what is written before the server listens to its database is never heard', async () => {
  const { own, write, contents, said } = await listen('delivery=2000')
  await write('demasiado pronto')
  expect(await said.atLeast(1)).toEqual(['Replication connection established'])
  await write('a tiempo')
  expect(await contents.atLeast(1)).toEqual(['a tiempo'])
  await own.stop()
})

testLimited('a server that loses messages by chance hands on some of them, in order', async () => {
  const { own, write, contents } = await listen('lost=0.5')
  let written = 0
  const hasGap = async () => {
    await write(String(written++))
    return contents.received.some((content, place) => content !== String(place))
  }
  await expect.poll(hasGap, { timeout: 20_000 }).toBe(true)
  const places = contents.received.map(Number)
  expect(places).toEqual([...places].sort((one, other) => one - other))
  await own.stop()
})

testLimited(
  'over the rate of a project messages are dropped, and who joins loses the socket',
  async () => {
    const { own, member, write, contents, said } = await listen('events=0.1,joins=0.05,refusal=0')
    const server = privateChannel(newClient(own, own.secretKey), `member:${member.id}`)
    let written = 0
    const isHeard = async () => {
      await write(`mensaje ${++written}`)
      await server.httpSend(`despues ${written}`, {})
      await contents.newest((content) => content === `despues ${written}`)
      return contents.received.includes(`mensaje ${written}`)
    }
    await expect.poll(isHeard, { timeout: 20_000 }).toBe(false)
    expect(said.received).toEqual(['Replication connection established'])

    const isRefused = async () => {
      const { frames, socket, closed } = await joinBySocket(own, member, ['1'])
      const [reply] = await frames.atLeast(1)
      const refused = JSON.stringify(reply).includes('ClientJoinRateLimitReached: Too many joins per second')
      if (!refused) socket.close()
      await closed
      return refused
    }
    await expect.poll(isRefused, { timeout: 20_000 }).toBe(true)
    await own.stop()
  },
  60_000,
)
