import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { SOON, startBackend, type TestBackend } from './start-backend.ts'
import { befriend, newClient, newMember, type Client, type Member } from './support/members.ts'
import { conversation, Inbox, privateChannel, tryJoin } from './support/realtime.ts'

let data: string
let backend: TestBackend
let ana: Member
let bea: Member

beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'cosmia-expiry-'))
  backend = await startBackend({ data, live: SOON })
  ana = await newMember(backend, 'ana')
  bea = await newMember(backend, 'bea')
  await befriend(ana, bea)
})
afterAll(async () => {
  await backend.stop()
  await rm(data, { recursive: true })
})

/** A token of bea that is valid for so many seconds, signed with the folder's own secret unless told otherwise. */
async function tokenFor(seconds: number, secret?: string): Promise<string> {
  const { jwtSecret } = JSON.parse(await readFile(join(data, 'keys.json'), 'utf8')) as { jwtSecret: string }
  return new SignJWT({ role: 'authenticated', sub: bea.id })
    .setProtectedHeader({ alg: 'HS256' })
    .setExpirationTime(Math.floor(Date.now() / 1_000) + seconds)
    .sign(new TextEncoder().encode(secret ?? jwtSecret))
}

interface Listener {
  readonly client: Client
  readonly statuses: Inbox<string>
  readonly reasons: Inbox<string>
  readonly contents: Inbox<string>
}

/** Joins as bea with that token, and collects what becomes of the channel. */
async function listen(token: string, topic = `member:${bea.id}`): Promise<Listener> {
  const client = newClient(backend)
  await client.realtime.setAuth(token)
  const [statuses, reasons, contents] = [new Inbox<string>(), new Inbox<string>(), new Inbox<string>()]
  privateChannel(client, topic)
    .on<{ record: { content: string } }>('broadcast', { event: 'INSERT' }, ({ payload }) =>
      contents.take(payload.record.content),
    )
    .on('system', {}, ({ message }: { message: string }) => reasons.take(message))
    .subscribe((status) => statuses.take(status))
  await statuses.atLeast(1)
  return { client, statuses, reasons, contents }
}

test('a channel ends with its token, unless a new one came in time', async () => {
  const renewed = await listen(await tokenFor(3))
  await renewed.client.realtime.setAuth(await tokenFor(3_600))
  // Its token ends no sooner than the one that was renewed.
  const forgotten = await listen(await tokenFor(3))
  expect(await forgotten.statuses.atLeast(2)).toEqual(['SUBSCRIBED', 'CLOSED'])
  expect(forgotten.reasons.received).toEqual([expect.stringMatching(/^Token has expired \d seconds ago$/)])
  await ana.client
    .from('chat_messages')
    .insert({ receiver_id: bea.id, content: '¿sigues ahí?' })
    .throwOnError()
  expect(await renewed.contents.atLeast(1)).toEqual(['¿sigues ahí?'])
  expect(renewed.statuses.received).toEqual(['SUBSCRIBED'])
  expect(forgotten.contents.received).toEqual([])
})

test('a new token that is not valid ends the channel', async () => {
  const { client, statuses, reasons } = await listen(await tokenFor(3_600))
  const token = await tokenFor(3_600)
  await client.realtime.setAuth(`${token.slice(0, -6)}AAAAAA`)
  expect(await statuses.atLeast(2)).toEqual(['SUBSCRIBED', 'CLOSED'])
  expect(reasons.received).toEqual([':signature_error'])
})

test('a new token is asked anew: a friendship that ended meanwhile ends the conversation', async () => {
  const topic = conversation(ana, bea)
  const { client, statuses, reasons } = await listen(await tokenFor(3_600), topic)
  await ana.client.from('friend_requests').delete().eq('receiver_id', bea.id).throwOnError()
  await client.realtime.setAuth(await tokenFor(7_200))
  expect(await statuses.atLeast(2)).toEqual(['SUBSCRIBED', 'CLOSED'])
  expect(reasons.received).toEqual([`You do not have permissions to read from this Channel topic: ${topic}`])
  await befriend(ana, bea)
})

describe.concurrent('a join is refused with a token', () => {
  async function joinWith(token: string): Promise<void> {
    const client = newClient(backend)
    await client.realtime.setAuth(token)
    await tryJoin(client, `member:${bea.id}`)
  }

  test('that somebody else signed', async () => {
    const forged = await tokenFor(3_600, 'a-secret-of-the-attacker-of-enough-length')
    await expect(joinWith(forged)).rejects.toThrow('JwtSignatureError: Failed to validate JWT signature')
  })

  test('that has expired', async () => {
    await expect(joinWith(await tokenFor(-60))).rejects.toThrow(
      /^InvalidJWTToken: Token has expired 6\d seconds ago$/,
    )
  })

  test('that is none', async () => {
    await expect(joinWith('a.b.c')).rejects.toThrow('MalformedJWT: The token provided is not a valid JWT')
  })
})

test('a token that outlived its account hears nothing', async () => {
  const nico = await newMember(backend, 'nico')
  await nico.client.rpc('delete_account').throwOnError()
  await expect(tryJoin(nico.client, `member:${nico.id}`)).rejects.toThrow('Unauthorized')
})
