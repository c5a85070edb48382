import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { startBackend, type TestBackend } from './start-backend.ts'
import { newClient, type Client } from './support/members.ts'
import { Inbox, joined } from './support/realtime.ts'

let backend: TestBackend
let ana: Client
let bea: Client

beforeAll(async () => {
  backend = await startBackend()
  ana = newClient(backend)
  bea = newClient(backend)
})
afterEach(async () => {
  await ana.removeAllChannels()
  await bea.removeAllChannels()
})
afterAll(() => backend.stop())

interface Spoken {
  event: string
  payload: unknown
}

/** Joins a topic and collects the broadcasts of one event. */
async function hear(client: Client, topic: string, options?: { self: boolean; ack: boolean }) {
  const inbox = new Inbox<Spoken>()
  const channel = client
    .channel(topic, options && { config: { broadcast: options } })
    .on('broadcast', { event: 'escribe' }, ({ event, payload }) => inbox.take({ event, payload }))
  await joined(channel)
  return { channel, inbox }
}

describe('a broadcast', () => {
  test('reaches the others on the topic, accents and emoji intact', async () => {
    const anas = await hear(ana, 'charla')
    const beas = await hear(bea, 'charla')
    const payload = { text: 'Ñandú cósmico 🪐', nested: [1, null, { ok: true }] }
    await anas.channel.send({ type: 'broadcast', event: 'escribe', payload })
    expect(await beas.inbox.atLeast(1)).toEqual([{ event: 'escribe', payload }])
    expect(anas.inbox.received).toEqual([])
  })

  test('comes back to the sender that asked for it, acknowledged', async () => {
    const { channel, inbox } = await hear(ana, 'eco', { self: true, ack: true })
    expect(await channel.send({ type: 'broadcast', event: 'escribe', payload: { n: 1 } })).toBe('ok')
    expect(await inbox.atLeast(1)).toEqual([{ event: 'escribe', payload: { n: 1 } }])
  })

  test('may be bytes', async () => {
    const anas = await hear(ana, 'bytes')
    const beas = await hear(bea, 'bytes')
    const bytes = Uint8Array.from({ length: 256 }, (_byte, place) => place)
    await anas.channel.send({ type: 'broadcast', event: 'escribe', payload: bytes.buffer })
    const [heard] = await beas.inbox.atLeast(1)
    expect(new Uint8Array(heard?.payload as ArrayBuffer)).toEqual(bytes)
  })

  test('may be posted without joining', async () => {
    const beas = await hear(bea, 'buzón')
    expect(await ana.channel('buzón').httpSend('escribe', { from: 'lejos' })).toEqual({ success: true })
    expect(await beas.inbox.atLeast(1)).toEqual([{ event: 'escribe', payload: { from: 'lejos' } }])
  })

  test('does not reach another topic', async () => {
    const anas = await hear(ana, 'una')
    const other = await hear(bea, 'otra')
    const same = await hear(bea, 'una')
    await anas.channel.send({ type: 'broadcast', event: 'escribe', payload: {} })
    await same.inbox.atLeast(1)
    expect(other.inbox.received).toEqual([])
  })
})

describe('presence', () => {
  /** Joins under a key and collects who is there, after each change. */
  const watch = async (client: Client, key: string) => {
    const present = new Inbox<string>()
    const channel = client.channel('sala', { config: { presence: { key } } })
    channel.on('presence', { event: 'sync' }, () =>
      present.take(Object.keys(channel.presenceState()).sort().join(' y ')),
    )
    await joined(channel)
    return { channel, present }
  }
  const are = (names: string) => (present: string) => present === names

  test('shows who is there, who comes, and who leaves', async () => {
    const anas = await watch(ana, 'ana')
    await anas.channel.track({ mood: 'curiosa' })
    const beas = await watch(bea, 'bea')
    await beas.channel.track({ mood: 'lunar' })
    await beas.present.newest(are('ana y bea'))
    expect(beas.channel.presenceState()['ana']).toMatchObject([{ mood: 'curiosa' }])
    await anas.present.newest(are('ana y bea'))
    await bea.removeChannel(beas.channel)
    await anas.present.newest(are('ana'))
  })

  test('notices a client whose connection is cut', async () => {
    const anas = await watch(ana, 'ana')
    const beas = await watch(bea, 'bea')
    await beas.channel.track({})
    await anas.present.newest(are('bea'))
    await bea.realtime.disconnect()
    await anas.present.newest(are(''))
  })
})

describe('a socket', () => {
  const opens = (query: string) =>
    new Promise<boolean>((resolve) => {
      const socket = new WebSocket(`${backend.url.replace('http', 'ws')}/realtime/v1/websocket?${query}`)
      socket.onopen = () => {
        socket.close()
        resolve(true)
      }
      socket.onerror = () => resolve(false)
    })

  test('needs one of the keys', async () => {
    expect(await opens(`apikey=${backend.publishableKey}&vsn=2.0.0`)).toBe(true)
    expect(await opens('apikey=sb_publishable_otra&vsn=2.0.0')).toBe(false)
    expect(await opens('vsn=2.0.0')).toBe(false)
  })

  test('survives messages that make no sense', async () => {
    const socket = new WebSocket(
      `${backend.url.replace('http', 'ws')}/realtime/v1/websocket?apikey=${backend.publishableKey}&vsn=2.0.0`,
    )
    await new Promise((resolve) => socket.addEventListener('open', resolve))
    const answer = new Promise<string>((resolve) =>
      socket.addEventListener('message', (event) => resolve(String(event.data))),
    )
    for (const nonsense of ['', '{}', '[1,2,3]', 'null', '["1","2","t","phx_join",{"config":5}'])
      socket.send(nonsense)
    socket.send(new Uint8Array([3, 255, 255]))
    socket.send(JSON.stringify(['1', '9', 'phoenix', 'heartbeat', {}]))
    expect(JSON.parse(await answer)).toEqual([
      '1',
      '9',
      'phoenix',
      'phx_reply',
      { status: 'ok', response: {} },
    ])
    socket.close()
  })
})
