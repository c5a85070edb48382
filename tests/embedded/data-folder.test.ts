import { once } from 'node:events'
import { readdirSync, watch } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  spawnBackend,
  startBackend,
  type StartOptions,
  type TestBackend,
} from '#tests/backend/start-backend.ts'
import { newClient, newMember, password } from '#tests/backend/support/members.ts'

let data: string
const running: TestBackend[] = []

beforeEach(async () => {
  data = await mkdtemp(join(tmpdir(), 'cosmia-data-'))
})
afterEach(async () => {
  for (const backend of running.splice(0)) await backend.stop()
  await rm(data, { recursive: true, force: true })
})

async function start(seed: 'demo' | 'none' = 'none'): Promise<TestBackend> {
  const backend = await startBackend({ data, seed })
  running.push(backend)
  return backend
}

/** Starts a backend that is to refuse, and returns how it ended and what it said. */
async function refusal(options: StartOptions): Promise<{ code: number; complaint: string }> {
  const child = spawnBackend(options)
  let complaint = ''
  child.stderr?.on('data', (text: Buffer) => {
    complaint += text.toString()
  })
  const [code] = (await once(child, 'close')) as [number]
  return { code, complaint }
}

/** Resolves once the folder has an entry that matches. */
function appears(folder: string, entry: RegExp): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (!readdirSync(folder).some((name) => entry.test(name))) return
      watcher.close()
      resolve()
    }
    const watcher = watch(folder, check)
    check()
  })
}

test('a kill during writes loses nothing that was acknowledged: members, rows, files, keys and sessions', async () => {
  const before = await start()
  const ana = await newMember(before, 'ana')
  const path = `${ana.id}/posts/nota.txt`
  const upload = await ana.client.storage
    .from('user-assets')
    .upload(path, new Blob(['guardada'], { type: 'text/plain' }))
  expect(upload.error).toBeNull()
  const { data: kept } = await ana.client.auth.getSession()
  const acknowledged: string[] = []
  for (let place = 0; ; place += 1) {
    const content = `fila ${place}`
    const { error } = await ana.client.from('posts').insert({ content })
    if (error) break
    acknowledged.push(content)
    if (acknowledged.length === 40) void before.kill()
  }

  const after = await start()
  expect(after.publishableKey).toBe(before.publishableKey)
  const client = newClient(after)
  const refreshed = await client.auth.refreshSession({ refresh_token: kept.session?.refresh_token ?? '' })
  expect(refreshed.error).toBeNull()
  const { data: posts } = await client.from('posts').select('content')
  const found = new Set(posts?.map((post) => post.content))
  expect(acknowledged.filter((content) => !found.has(content))).toEqual([])
  expect(acknowledged.length).toBeGreaterThanOrEqual(40)
  const file = await fetch(client.storage.from('user-assets').getPublicUrl(path).data.publicUrl)
  expect(await file.text()).toBe('guardada')
})

describe('a signal', () => {
  test('ends it cleanly, with one line said', async () => {
    const child = spawnBackend({})
    const ended = once(child, 'close')
    let said = ''
    child.stdout?.on('data', (text: Buffer) => {
      said += text.toString()
      child.kill('SIGINT')
    })
    expect(await ended).toEqual([0, null])
    expect(said).toMatch(/^\{"url":"[^\n]+\}\n$/)
  })

  test('ends it while it is still starting', async () => {
    const child = spawnBackend({ data })
    const ended = once(child, 'close')
    await appears(data, /^keys\.json$/)
    child.kill('SIGTERM')
    expect(await ended).toEqual([0, null])
  })
})

test('a folder says what serves it, to its owner only; to a second process it and its port are refused', async () => {
  const backend = await start()
  const file = join(data, 'running.json')
  const { pid, ...details } = JSON.parse(await readFile(file, 'utf8')) as Record<string, unknown>
  const { url, publishableKey, secretKey, mailbox } = backend
  expect(details).toEqual({ url, publishableKey, secretKey, mailbox })
  expect(pid).toBeTypeOf('number')
  for (const name of ['running.json', 'keys.json']) {
    expect((await stat(join(data, name))).mode & 0o777).toBe(0o600)
  }

  const folder = await refusal({ data })
  expect(folder.code).toBe(1)
  expect(folder.complaint).toContain('is in use by process')
  expect(folder.complaint).toContain(url)
  const port = await refusal({ port: Number(new URL(url).port) })
  expect(port.code).toBe(1)
  expect(port.complaint).toMatch(/Port \d+ cannot be opened: it is in use/)
  expect((await newClient(backend).auth.signUp({ email: 'sigo@prueba.test', password })).error).toBeNull()

  await backend.stop()
  await expect(stat(file)).rejects.toThrow('ENOENT')
})

test('a folder that lacks the newest migration gets it; one of an earlier draft is kept aside, and the backend starts anew', async () => {
  const first = await start()
  const ana = await newMember(first, 'ana')
  await ana.client.storage
    .from('user-assets')
    .upload(`${ana.id}/nota.txt`, new Blob(['x'], { type: 'text/plain' }))
  await first.stop()
  await editRecord(`delete from supabase_migrations.schema_migrations where version = (
    select max(version) from supabase_migrations.schema_migrations);
    drop function private.sweep_files(integer, integer);
    drop table private.file_sweeps`)

  const migrated = await start()
  const signIn = (backend: TestBackend) =>
    newClient(backend).auth.signInWithPassword({ email: ana.email, password })
  expect((await signIn(migrated)).error).toBeNull()
  await migrated.stop()
  await editRecord(`update supabase_migrations.schema_migrations set statements = array['create table other ()']
    where version = '20261121000400'`)

  const anew = await start()
  expect((await signIn(anew)).error?.code).toBe('invalid_credentials')
  expect((await newMember(anew, 'bea')).id).toBeDefined()
  const [aside = ''] = (await readdir(data)).filter((name) => name.startsWith('outdated-'))
  expect(await readdir(join(data, aside))).toEqual(expect.arrayContaining(['database', 'objects']))

  async function editRecord(script: string): Promise<void> {
    const database = await PGlite.create(join(data, 'database'), { extensions: { pg_trgm } })
    await database.exec(script)
    await database.close()
  }
})

test('a kill at any moment of the first start leaves a folder that starts', async () => {
  // On a busy machine the unfinished one may be there and gone between two looks.
  for (const moment of [/^keys\.json$/, /^database/, /^database$/]) {
    const folder = await mkdtemp(join(data, 'first-'))
    const child = spawnBackend({ data: folder })
    const ended = once(child, 'exit')
    await appears(folder, moment)
    child.kill('SIGKILL')
    await ended

    const backend = await startBackend({ data: folder })
    await newMember(backend, 'ana')
    expect((await readdir(folder)).filter((name) => name.includes('unfinished'))).toEqual([])
    await backend.stop()
  }
})

test('seeding again, after a start without it, adds nothing twice', async () => {
  const counts = async (backend: TestBackend) => {
    const client = newClient(backend)
    const { error } = await client.auth.signInWithPassword({ email: 'luna@cosmia.test', password })
    if (error) throw error
    const tables = [
      'posts',
      'post_likes',
      'post_comments',
      'chat_messages',
      'blog_posts',
      'pet_profiles',
    ] as const
    const found: (number | null)[] = []
    for (const table of tables) {
      found.push((await client.from(table).select('*', { count: 'exact', head: true })).count)
    }
    return found
  }
  const first = await start('demo')
  const before = await counts(first)
  await first.stop()
  await rm(join(data, 'seeded.json'))
  expect(await counts(await start('demo'))).toEqual(before)
})

describe('a start that cannot work ends with a reason', () => {
  test('when the folder is a file', async () => {
    const file = join(data, 'archivo')
    await writeFile(file, '')
    const { code, complaint } = await refusal({ data: file })
    expect(code).toBe(1)
    expect(complaint).toContain(`The data folder ${file} cannot be used`)
  })

  test('when the folder cannot be made', async () => {
    await writeFile(join(data, 'archivo'), '')
    const below = join(data, 'archivo', 'carpeta')
    const { code, complaint } = await refusal({ data: below })
    expect(code).toBe(1)
    expect(complaint).toContain(`The data folder ${below} cannot be used`)
  })

  test('when the keys are damaged', async () => {
    await writeFile(join(data, 'keys.json'), '{"jwtSecret":')
    const { code, complaint } = await refusal({ data })
    expect(code).toBe(1)
    expect(complaint).toContain('keys.json are damaged')
  })

  test('when an argument is not understood', async () => {
    const { code, complaint } = await refusal({ port: 70_000 })
    expect(code).toBe(1)
    expect(complaint).toMatch(/Invalid value for --port\. Usage:/)
  })
})
