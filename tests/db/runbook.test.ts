import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { noteNotRun } from '#tests/not-run.ts'
import { migrate, readSeed } from './support/migrations.ts'
import { startPostgresEngine, type PostgresDatabase } from './support/postgres-engine.ts'
import type { Engine } from './support/engine.ts'
import { findBinaries, missingPostgres } from './support/postgres-server.ts'

const missing = missingPostgres()
if (missing !== undefined) noteNotRun('the commands of the runbook', missing)

const runbook = readFileSync(new URL('../../.github/runbook.md', import.meta.url), 'utf8')

/** What stands in blocks of a language, without what only a hosted project has. */
const blocks = (language: string): string[] =>
  [...runbook.matchAll(new RegExp(`^ *\`\`\`${language}\\n([^]*?)^ *\`\`\`$`, 'gm'))]
    .map(([, block = '']) => block)
    .filter((block) => !block.startsWith('-- Hosted.'))

/** What hosted grants to who restores a backup; files, notices and a month long gone beside what the demo has. */
const asOwner = 'grant set on parameter session_replication_role to postgres'
const content = `
  insert into storage.objects (bucket_id, name, metadata)
  select 'user-assets', id || '/posts/1.png', '{"mimetype": "image/png", "size": 1}' from auth.users;
  insert into public.posts (user_id, image_url) select id, 'user-assets/' || id || '/posts/1.png' from auth.users;
  insert into public.client_notices (text, ends_at) values ('Hola', now() + interval '1 day');
  insert into public.chat_messages (id, sender_id, receiver_id, content, created_at)
  select private.new_id('2024-03-01Z'), sender_id, receiver_id, 'De antes', '2024-03-01Z' from public.friend_requests limit 1;
  select private.add_message_months()`

describe.runIf(missing === undefined)('the runbook', () => {
  let engine: Engine<PostgresDatabase>
  let used: PostgresDatabase
  let empty: PostgresDatabase

  beforeAll(async () => {
    engine = await startPostgresEngine()
    used = await engine.create(asOwner)
    empty = await engine.create()
    await migrate(used)
    await migrate(empty)
    await used.run(readSeed())
    await used.run(content)
  })

  afterAll(async () => {
    await used.close()
    await empty.close()
    await engine.stop()
  })

  test.each(blocks('sql'))('what it has an operator run does run: %s', async (block) => {
    await used.run('begin')
    await expect(used.run(block)).resolves.toBeDefined()
    await used.run('rollback')
  })

  test('a copy is restored with every row, and goes on as a database of its own', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'cosmia-drill-'))
    const environment = {
      PATH: [findBinaries(), process.env['PATH']].join(':'),
      OLD: used.address,
      NEW: empty.address,
    }
    for (const commands of blocks('sh'))
      execFileSync('sh', ['-ec', commands], { cwd: folder, env: environment, stdio: 'pipe' })
    expect(readFileSync(join(folder, 'rows.new'), 'utf8')).toMatch(
      /^private\.chat_messages_2024_03\|1\n[^]*^public\.posts\|\d{2}$/m,
    )
    await empty.run("delete from auth.users where email = 'luna@cosmia.test'")
    expect((await empty.run("select from profiles where username = 'luna'")).at(-1)).toEqual([])
    rmSync(folder, { recursive: true })
  })
})
