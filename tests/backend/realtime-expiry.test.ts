import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SignJWT } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startBackend, type TestBackend } from './start-backend.ts'
import { befriend, newClient, newMember, type Client, type Member } from './support/members.ts'
import { Inbox } from './support/realtime.ts'

let data: string
let backend: TestBackend
let ana: Member
let bea: Member

beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'cosmia-expiry-'))
  backend = await startBackend({ data })
  ana = await newMember(backend, 'ana')
  bea = await newMember(backend, 'bea')
  await befriend(ana, bea)
})
afterAll(async () => {
  await backend.stop()
  await rm(data, { recursive: true })
})

/** A token of bea that is valid for so many seconds, signed with the folder's own secret. */
async function tokenFor(seconds: number): Promise<string> {
  const { jwtSecret } = JSON.parse(await readFile(join(data, 'keys.json'), 'utf8')) as { jwtSecret: string }
  return new SignJWT({ role: 'authenticated', sub: bea.id })
    .setProtectedHeader({ alg: 'HS256' })
    .setExpirationTime(Math.floor(Date.now() / 1_000) + seconds)
    .sign(new TextEncoder().encode(jwtSecret))
}

interface Listener {
  readonly client: Client
  readonly statuses: Inbox<string>
  readonly contents: Inbox<string>
}

async function listen(token: string): Promise<Listener> {
  const client = newClient(backend)
  await client.realtime.setAuth(token)
  const statuses = new Inbox<string>()
  const contents = new Inbox<string>()
  client
    .channel('caducidad')
    .on('postgres_changes', { event: 'INSERT', schema: 'public', table: 'chat_messages' }, (change) =>
      contents.take(String(change.new['content'])),
    )
    .subscribe((status) => statuses.take(status))
  await statuses.atLeast(1)
  return { client, statuses, contents }
}

test('a channel ends with its token, unless a new one came in time', async () => {
  const forgotten = await listen(await tokenFor(3))
  const renewed = await listen(await tokenFor(3))
  await renewed.client.realtime.setAuth(await tokenFor(3_600))
  expect(await forgotten.statuses.atLeast(2)).toEqual(['SUBSCRIBED', 'CLOSED'])
  await ana.client
    .from('chat_messages')
    .insert({ receiver_id: bea.id, content: '¿sigues ahí?' })
    .throwOnError()
  expect(await renewed.contents.atLeast(1)).toEqual(['¿sigues ahí?'])
  expect(renewed.statuses.received).toEqual(['SUBSCRIBED'])
  expect(forgotten.contents.received).toEqual([])
})

test('a new token that is not valid ends the channel', async () => {
  const { client, statuses } = await listen(await tokenFor(3_600))
  const token = await tokenFor(3_600)
  await client.realtime.setAuth(`${token.slice(0, -6)}AAAAAA`)
  expect(await statuses.atLeast(2)).toEqual(['SUBSCRIBED', 'CLOSED'])
})
