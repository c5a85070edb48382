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
const connection = { driver: { query: async () => ({ rows: [{ slots: SLOTS }] }) } }

/** A data API that answers nothing before `finish` is called. */
function openApi() {
  const { promise: finished, resolve: finish } = Promise.withResolvers<void>()
  let started = 0
  const answer = () => {
    started += 1
    return finished.then(() => new Response())
  }
  const serve = withRequestSlots(answer, connection as unknown as PgliteConnection, keys)
  const ask = (headers: Record<string, string>, signal?: AbortSignal) =>
    serve(new Request('http://127.0.0.1/rest/v1/posts', { headers, ...(signal && { signal }) }))
  return { ask, started: () => started, finish }
}

it.each([keys.secretKey, keys.publishableKey])('counts no requests with the key %s', async (apikey) => {
  const { ask, started, finish } = openApi()
  const answers = Array.from({ length: 12 }, () => ask({ apikey }))
  await expect.poll(started).toBe(12)
  finish()
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual(answers.map(() => 200))
})

it('gives the slot of a request back that nobody waits for any more', async () => {
  const token = await new SignJWT({ role: 'authenticated', sub: 'luna' })
    .setProtectedHeader({ alg: 'HS256' })
    .setExpirationTime('1h')
    .sign(new TextEncoder().encode(keys.jwtSecret))
  const member = { apikey: keys.publishableKey, authorization: `Bearer ${token}` }
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
