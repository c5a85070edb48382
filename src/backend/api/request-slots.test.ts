import type { PgliteConnection } from '@supabase/lite/pglite'
import { SignJWT } from 'jose'
import { expect, it } from 'vitest'
import type { Keys } from '../data-folder/keys.ts'
import { withRequestSlots } from './request-slots.ts'

const keys: Keys = {
  jwtSecret: 'a secret of this test, long enough for HS256',
  publishableKey: 'sb_publishable_x',
  secretKey: 'sb_secret_x',
}
const SLOTS = 4
const limits = { slots: SLOTS, long_slots: 2, long_functions: ['export_my_data'] }
const connection = { driver: { query: async () => ({ rows: [limits] }) } }

/** A data API that answers nothing before `finish` is called. */
function openApi() {
  const { promise: finished, resolve: finish } = Promise.withResolvers<void>()
  let started = 0
  const answer = () => {
    started += 1
    return finished.then(() => new Response())
  }
  const serve = withRequestSlots(answer, connection as unknown as PgliteConnection, keys)
  const ask = (headers: Record<string, string>, signal?: AbortSignal, path = 'posts') =>
    serve(new Request(`http://127.0.0.1/rest/v1/${path}`, { headers, ...(signal && { signal }) }))
  return { ask, started: () => started, finish }
}

async function headersOf(member: string): Promise<Record<string, string>> {
  const token = await new SignJWT({ role: 'authenticated', sub: member })
    .setProtectedHeader({ alg: 'HS256' })
    .setExpirationTime('1h')
    .sign(new TextEncoder().encode(keys.jwtSecret))
  return { apikey: keys.publishableKey, authorization: `Bearer ${token}` }
}

it.each([keys.secretKey, keys.publishableKey])('counts no requests with the key %s', async (apikey) => {
  const { ask, started, finish } = openApi()
  const answers = Array.from({ length: 12 }, () => ask({ apikey }))
  await expect.poll(started).toBe(12)
  finish()
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual(answers.map(() => 200))
})

it('gives the slot of a request back that nobody waits for any more', async () => {
  const member = await headersOf('luna')
  const { ask, started, finish } = openApi()
  const page = new AbortController()
  const answers = Array.from({ length: SLOTS }, () => ask(member, page.signal))
  await expect.poll(started).toBe(SLOTS)
  expect((await ask(member)).status).toBe(429)
  page.abort()
  answers.push(ask(member))
  await expect.poll(started).toBe(SLOTS + 1)
  finish()
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual(answers.map(() => 200))
})

it('serves one long request of a member at a time, and two of all, however the path is written', async () => {
  const [luna, sol, marte] = await Promise.all(['luna', 'sol', 'marte'].map(headersOf))
  const { ask, started, finish } = openApi()
  const exported = (member: Record<string, string> = {}, path = 'rpc/export_my_data') =>
    ask(member, undefined, path)
  const answers = [exported(luna)]
  await expect.poll(started).toBe(1)
  expect(await (await exported(luna, 'rpc/export%5Fmy_data')).json()).toMatchObject({ hint: '10' })
  answers.push(ask(luna ?? {}), exported(sol))
  await expect.poll(started).toBe(3)
  const { status, headers } = await exported(marte)
  expect([status, headers.get('content-type')]).toEqual([429, 'application/json'])
  finish()
  expect((await Promise.all(answers)).map((answer) => answer.status)).toEqual([200, 200, 200])
  expect((await exported(marte)).status).toBe(200)
})
