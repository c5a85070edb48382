import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { noteNotRun } from '#tests/not-run.ts'
import { createSeeded, migrate } from './support/migrations.ts'
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
  insert into storage.objects (bucket_id, name, metadata)
  select 'chat-assets', sender_id || '/chat/' || receiver_id || '/1.png', '{"mimetype": "image/png", "size": 1}' from public.friend_requests;
  insert into public.chat_messages (id, sender_id, receiver_id, file_url, file_type, created_at)
  select private.new_id('2024-11-01Z'), sender_id, receiver_id, 'chat-assets/' || sender_id || '/chat/' || receiver_id || '/1.png', 'image/png', '2024-11-01Z'
  from public.friend_requests;
  select private.add_message_months()`

/** What luna, who talks with several, and everybody's read marks still have of a month that is gone. */
const leftOfMonth = `
  select set_config('request.jwt.claims', json_build_object('sub', id, 'role', 'authenticated')::text, false),
    set_config('request.jwt.claim.sub', id::text, false) from public.profiles where username = 'luna';
  with own as (
    select * from public.chat_messages where auth.uid() in (sender_id, receiver_id)
  ), kept as (
    select *, least(user_id, friend_id) as one, greatest(user_id, friend_id) as other from public.chat_reads
  )
  select to_regclass('private.chat_messages_2024_11')::text as month,
    (select count(*)::int from private.files_in_use where address like '%/1.png' and address like 'chat-assets/%') as held,
    (select count(*) from public.orphaned_files where bucket_id = 'chat-assets') = (select count(*) from public.friend_requests) as to_remove,
    (select count(*)::int from kept where latest_at is distinct from (
        select max(created_at) from public.chat_messages
        where least(sender_id, receiver_id) = one and greatest(sender_id, receiver_id) = other)
      or unread_count <> (
        select count(*) from public.chat_messages
        where sender_id = friend_id and receiver_id = user_id and created_at > last_read_at)) as wrong_marks,
    (select count(*) from public.member_cards, public.get_conversation(id)) = (select count(*) from own) as read,
    (select count(*) from public.get_messages_since('-infinity')) = (select count(*) from own) as caught_up,
    (select count(*) from public.get_conversations()) = (
      select count(distinct array[least(sender_id, receiver_id), greatest(sender_id, receiver_id)]) from own) as listed`

describe.runIf(missing === undefined)('the runbook', () => {
  let engine: Engine<PostgresDatabase>
  let used: PostgresDatabase
  let empty: PostgresDatabase

  beforeAll(async () => {
    engine = await startPostgresEngine()
    used = await createSeeded(engine, asOwner)
    empty = await engine.create()
    await migrate(empty)
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
      /^private\.chat_messages_2024_11\|\d+\n[^]*^public\.posts\|\d{2}$/m,
    )
    await empty.run("delete from auth.users where email = 'luna@cosmia.test'")
    expect((await empty.run("select from profiles where username = 'luna'")).at(-1)).toEqual([])
    rmSync(folder, { recursive: true })
  })

  test('a month goes with its files, and read marks know only what is left', async () => {
    const dropMonth = blocks('sql').filter((block) => block.includes('drop_message_month'))
    await used.run(dropMonth.join())
    expect((await used.run(leftOfMonth)).at(-1)).toEqual([
      { month: null, held: 0, to_remove: true, wrong_marks: 0, read: true, caught_up: true, listed: true },
    ])
    await expect(used.run("select private.drop_message_month('2024-11-01')")).rejects.toThrow(
      'does not exist',
    )
  })

  test('a month that people still write into is not dropped', async () => {
    await expect(used.run('select private.drop_message_month(now()::timestamp)')).rejects.toThrow(
      'detach it first',
    )
  })
})
