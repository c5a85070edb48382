import type { PgliteConnection } from '@supabase/lite/pglite'
import { expect, it } from 'vitest'
import type { Keys } from '../data-folder/keys.ts'
import { withRequestSlots } from './request-slots.ts'

const keys: Keys = { jwtSecret: 'x', publishableKey: 'sb_publishable_x', secretKey: 'sb_secret_x' }
const connection = { driver: { query: async () => ({ rows: [{ slots: 4 }] }) } }

it.each([keys.secretKey, keys.publishableKey])('counts no requests with the key %s', async (apikey) => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const serve = withRequestSlots(
    () => promise.then(() => new Response()),
    connection as unknown as PgliteConnection,
    keys,
  )
  const ask = () => serve(new Request('http://127.0.0.1/rest/v1/posts', { headers: { apikey } }))
  const answers = Promise.all(Array.from({ length: 12 }, ask))
  // All of them are on their way by then.
  setTimeout(resolve, 50)
  expect((await answers).map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => 200))
})
