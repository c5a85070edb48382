import { readFileSync } from 'node:fs'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { noteNotRun } from '#tests/not-run.ts'
import type { Database, Engine, Row } from './support/engine.ts'
import { createTestDatabase } from './support/pgtap.ts'
import { startPostgresEngine, type PostgresDatabase } from './support/postgres-engine.ts'
import { missingPostgres } from './support/postgres-server.ts'

const missing = missingPostgres()
if (missing !== undefined) noteNotRun('removing files from within the database', missing)

const outgoingRequests = readFileSync(
  new URL('./support/platform/outgoing-requests.sql', import.meta.url),
  'utf8',
)

const KEY = 'sb_secret_of_the_tests'
const SITE = 'https://cosmia.test'

const requestSchema = z.object({
  id: z.coerce.number(),
  method: z.string(),
  url: z.string(),
  headers: z.record(z.string(), z.string()),
  body: z.string(),
})
type OutgoingRequest = z.infer<typeof requestSchema>

type Answer = { status?: number; content?: string; error?: string; removed?: readonly string[] }

const bodySchema = z.object({ prefixes: z.array(z.string()).min(1).max(1000) })

/**
 * What the Storage API makes of a request: supabase/storage, src/http/routes/object/deleteObjects.ts and the gateway before it.
 * libcurl calls a body without a type a form, which no route takes.
 */
function storageAnswer({ method, url, headers, body }: OutgoingRequest): Answer {
  const bucket = new RegExp(`^${SITE}/storage/v1/object/([a-z-]+)$`).exec(url)?.[1]
  if (method !== 'DELETE' || bucket === undefined) return { status: 404, content: '{"message":"Not Found"}' }
  if (headers['apikey'] !== KEY || headers['Authorization'] !== `Bearer ${KEY}`)
    return { status: 401, content: '{"message":"Invalid API key"}' }
  if (headers['Content-Type'] !== 'application/json')
    return { status: 415, content: '{"message":"Unsupported Media Type"}' }
  const parsed = bodySchema.safeParse(JSON.parse(body))
  if (!parsed.success) return { status: 400, content: '{"message":"body must be object"}' }
  const names = parsed.data.prefixes
  return { status: 200, content: JSON.stringify(names.map((name) => ({ name }))), removed: names }
}

describe.runIf(missing === undefined)('files that nothing refers to', () => {
  let engine: Engine<PostgresDatabase>
  let database: PostgresDatabase

  beforeAll(async () => {
    engine = await startPostgresEngine()
  })
  beforeEach(async () => {
    database = await createTestDatabase(
      engine,
      `create extension pgtap with schema extensions; ${outgoingRequests}`,
    )
    await database.run("select tests.meet(); delete from private.rate_limits where action = 'files'")
  })
  afterEach(() => database.close())
  afterAll(() => engine.stop())

  const rows = async (query: string): Promise<Row[]> => (await database.run(query)).at(-1) ?? []
  const sweep = async (session: Database = database): Promise<unknown> =>
    (await session.run('select private.sweep_files() as asked')).at(-1)?.[0]?.['asked']
  const setUp = (key = KEY): Promise<unknown> =>
    database.run(
      `select vault.create_secret('${SITE}/', 'cosmia_url'), vault.create_secret('${key}', 'cosmia_secret_key')`,
    )
  const stored = async () => (await rows('select from storage.objects')).length
  const listed = async () => (await rows('select from orphaned_files')).length
  const sweeps = () => rows('select bucket_id, files, failure from private.file_sweeps order by request_id')

  /** Files of the author's that their rows let go of, so many minutes ago. */
  const letGo = (count: number, minutes = 30, bucket = 'user-assets'): Promise<unknown> =>
    database.run(`
      select tests.store('${bucket}', tests.person('author') || '/${String(minutes)}-' || n || '.png') from generate_series(1, ${String(count)}) as n;
      insert into orphaned_files (bucket_id, path, owner_id, orphaned_at)
      select '${bucket}', tests.person('author') || '/${String(minutes)}-' || n || '.png', tests.person('author'), now() - interval '${String(minutes)} minutes'
      from generate_series(1, ${String(count)}) as n`)

  /** Sends what waits, as pg_net's worker does, and notes the answers. */
  async function deliver(
    answer: (request: OutgoingRequest) => Answer = storageAnswer,
  ): Promise<OutgoingRequest[]> {
    const taken = await rows(
      "delete from net.http_request_queue returning id, method, url, headers, convert_from(body, 'UTF8') as body",
    )
    const requests = taken.map((row) => requestSchema.parse(row))
    for (const request of requests) {
      const { status, content, error, removed = [] } = answer(request)
      const text = (value: string | undefined) => (value === undefined ? 'null' : `$text$${value}$text$`)
      const bucket = request.url.split('/').at(-1) ?? ''
      await database.run(`
        set storage.allow_delete_query = 'true';
        delete from storage.objects where bucket_id = '${bucket}' and name = any ('{${removed.join()}}');
        reset storage.allow_delete_query;
        insert into net._http_response (id, status_code, content, timed_out, error_msg)
        values (${String(request.id)}, ${String(status ?? 'null')}, ${text(content)}, ${String(status === undefined)}, ${text(error)})`)
    }
    return requests
  }

  test('are removed through the Storage API with the key from Vault, then taken off the list', async () => {
    await setUp()
    await letGo(3)
    await letGo(1, 31, 'adult-assets')
    expect(await sweep()).toBe(4)
    const requests = await deliver()
    expect(requests.map(({ url }) => url)).toEqual([
      `${SITE}/storage/v1/object/adult-assets`,
      `${SITE}/storage/v1/object/user-assets`,
    ])
    expect(await stored()).toBe(0)
    expect(await sweep()).toBe(0)
    expect(await listed()).toBe(0)
    expect(await sweeps()).toEqual([
      { bucket_id: 'adult-assets', files: 1, failure: null },
      { bucket_id: 'user-assets', files: 3, failure: null },
    ])
    expect(await deliver()).toEqual([])
  })

  test('are asked for in bounded requests, and so many a run', async () => {
    await setUp()
    await letGo(1_250)
    expect(await sweep()).toBe(1_000)
    const sizes = (requests: OutgoingRequest[]) =>
      requests.map(({ body }) => bodySchema.parse(JSON.parse(body)).prefixes.length)
    expect(sizes(await deliver())).toEqual([200, 200, 200, 200, 200])
    expect(await sweep()).toBe(250)
    expect(sizes(await deliver())).toEqual([200, 50])
    await sweep()
    expect(await listed()).toBe(0)
  })

  test('that cannot be removed are told, asked for again, and keep no other waiting', async () => {
    await setUp()
    await letGo(1_000, 600)
    await sweep()
    await deliver(() => ({ status: 500, content: '{"message":"the disk is away"}' }))
    await letGo(5)
    expect(await sweep()).toBe(1_000)
    const first = await deliver()
    expect(first.map(({ body }) => body).join()).toMatch(/30-1\.png.*30-5\.png/)
    expect((await sweeps())[0]).toEqual({
      bucket_id: 'user-assets',
      files: 200,
      failure: '500 {"message":"the disk is away"}',
    })
    expect(await sweep()).toBe(5)
    await deliver()
    await sweep()
    expect(await listed()).toBe(0)
  })

  test.each<[string, Answer, string]>([
    ['a key without rights, which removes nothing', { status: 200, content: '[]' }, 'nothing was removed'],
    [
      'a server that does not answer in time',
      { error: 'Timeout of 30000 ms reached' },
      'Timeout of 30000 ms reached',
    ],
    ['a wrong key', { status: 401, content: 'Invalid API key' }, '401 Invalid API key'],
  ])('stay listed, and it is told why: %s', async (_what, answer, failure) => {
    await setUp()
    await letGo(2)
    await sweep()
    await deliver(() => answer)
    await sweep()
    expect((await sweeps())[0]).toEqual({ bucket_id: 'user-assets', files: 2, failure })
    expect(await listed()).toBe(2)
  })

  test('whose request was lost are asked for again, and it is told after two hours', async () => {
    await setUp()
    await letGo(1)
    await sweep()
    await database.run(`
      truncate net.http_request_queue;
      update private.file_sweeps set asked_at = asked_at - interval '3 hours'`)
    expect(await sweep()).toBe(1)
    expect((await sweeps())[0]?.['failure']).toBe('no answer')
    await deliver()
    await sweep()
    expect(await listed()).toBe(0)
  })

  test('are left to the app for some minutes, and left alone once a row refers to them again', async () => {
    await setUp()
    await letGo(1, 5)
    await letGo(1, 30)
    await database.run(`
      insert into private.files_in_use (address, uses) values ('user-assets/' || tests.person('author') || '/30-1.png', 1)`)
    expect(await sweep()).toBe(0)
    expect(await listed()).toBe(2)
  })

  test('are asked for once by two runs at the same moment', async () => {
    await setUp()
    await letGo(3)
    const other = database.openSession()
    await database.run('begin')
    expect(await sweep()).toBe(3)
    expect(await sweep(other)).toBe(0)
    await database.run('commit')
    await other.close()
    expect(await deliver()).toHaveLength(1)
  })

  test('are asked for by nobody until both secrets are there, and a renewed key counts at once', async () => {
    await letGo(1)
    expect(await sweep()).toBe(0)
    await database.run(`select vault.create_secret('${SITE}', 'cosmia_url')`)
    expect(await sweep()).toBe(0)
    await database.run("select vault.create_secret('sb_secret_old', 'cosmia_secret_key')")
    expect(await sweep()).toBe(1)
    await deliver()
    expect(await stored()).toBe(1)
    await database.run(`
      select vault.update_secret((select id from vault.secrets where name = 'cosmia_secret_key'), E'${KEY}\\n')`)
    expect(await sweep()).toBe(1)
    await deliver()
    expect(await stored()).toBe(0)
  })

  test('are no business of members, nor is the key', async () => {
    await setUp()
    const attempts = [
      'select private.sweep_files()',
      'select from private.file_sweeps',
      'select from vault.decrypted_secrets',
    ]
    for (const attempt of attempts)
      await expect(
        database
          .run(`begin; select tests.act_as('author'); ${attempt}; rollback`)
          .finally(() => database.run('rollback')),
        attempt,
      ).rejects.toThrow('permission denied')
  })
})
