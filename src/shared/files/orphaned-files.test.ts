import { createClient } from '@supabase/supabase-js'
import { expect, test } from 'vitest'
import type { Database } from '../database.types.ts'
import { removeOrphanedFiles } from './orphaned-files.ts'

const failing = { statusCode: '504', error: 'DatabaseTimeout', message: 'The database does not answer' }

test('a request for removal that fails keeps none of the others back, and is told in the end', async () => {
  const removed: string[] = []
  const forgotten: string[] = []
  const serve: typeof fetch = async (input, init) => {
    const body = JSON.parse(String(init?.body)) as { prefixes: string[]; paths: string[] }
    if (String(input).includes('/rest/')) {
      forgotten.push(...body.paths)
      return Response.json(body.paths.length)
    }
    if (body.prefixes.includes('a/0')) return Response.json(failing, { status: 544 })
    removed.push(...body.prefixes)
    return Response.json([])
  }
  const client = createClient<Database>('https://server.test', 'key', { global: { fetch: serve } })
  const files = Array.from({ length: 500 }, (_, at) => ({ bucket_id: 'user-assets', path: `a/${at}` }))

  const done = removeOrphanedFiles({ data: client, storage: client.storage }, files)

  await expect(done).rejects.toThrow('The database does not answer')
  expect([removed.length, forgotten.length]).toEqual([300, 300])
})
