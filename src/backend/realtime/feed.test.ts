import type { PgliteConnection } from '@supabase/lite/pglite'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openConnection } from '../database/connection.ts'
import { prelude } from '../database/prelude.ts'
import { Feed, type StoredMessage } from './feed.ts'

let connection: PgliteConnection
let unfollow: () => Promise<void>
const delivered: StoredMessage[] = []

/** A database of its own in this process: seconds on a busy machine. */
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })
const PATIENCE = { timeout: 20_000 }

beforeAll(async () => {
  connection = await openConnection()
  await connection.driver.exec(prelude)
  await send(1, 'left over')
  unfollow = await Feed.follow(connection, (message) => delivered.push(message))
})
afterAll(async () => {
  await unfollow()
  await connection.close()
})

/** Has the database send so many messages of 2 kB in one transaction. */
async function send(count: number, event = 'INSERT'): Promise<void> {
  await connection.driver.exec(`
    select realtime.send(jsonb_build_object('n', n, 'text', repeat(md5(n::text), 64)), '${event}', 'member:x', true)
    from generate_series(1, ${count}) as n`)
}

async function tableSize(): Promise<number> {
  const { rows } = await connection.driver.query<{ size: number }>(
    `select pg_total_relation_size('realtime.messages')::int as size`,
  )
  return rows[0]?.size ?? Number.NaN
}

test('what one transaction sends is read in one go, and what was there before is not', async () => {
  const before = delivered.length
  const query = vi.spyOn(connection.driver, 'query')
  await send(2)
  await vi.waitUntil(() => delivered.length >= before + 2, PATIENCE)
  expect(delivered.map(({ event }) => event)).not.toContain('left over')
  expect(query).toHaveBeenCalledOnce()
  query.mockRestore()
})

test('the table does not grow with what went through it', async () => {
  const sizes: number[] = []
  for (let round = 0; round < 4; round++) {
    const before = delivered.length
    await send(2_000)
    await vi.waitUntil(() => delivered.length >= before + 2_000, PATIENCE)
    sizes.push(await tableSize())
  }
  expect(sizes.at(-1)).toBeLessThan(2 * (sizes[0] ?? 0))
})
