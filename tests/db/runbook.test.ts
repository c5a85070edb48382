import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { noteNotRun } from '#tests/not-run.ts'
import type { Engine } from './support/engine.ts'
import { startPostgresEngine, type PostgresDatabase } from './support/postgres-engine.ts'
import { missingPostgres } from './support/postgres-server.ts'
import { blocks, createUsed } from './support/runbook.ts'

const missing = missingPostgres()
if (missing !== undefined) noteNotRun('the commands of the runbook', missing)

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
    (select count(*) from public.get_conversations()) = (
      select count(distinct array[least(sender_id, receiver_id), greatest(sender_id, receiver_id)]) from own) as listed`

/** Times that the auth server cannot read: it then refuses all that has to do with their rows. */
const unreadable = `
  select key, value from auth.users as each, jsonb_each_text(to_jsonb(each)) where value in ('infinity', '-infinity')`

test('no statement of the runbook says infinity, which the auth server cannot read', () => {
  expect(blocks('sql').filter((block) => block.includes('infinity'))).toEqual([])
})

describe.runIf(missing === undefined)('the runbook', () => {
  let engine: Engine<PostgresDatabase>
  let used: PostgresDatabase

  beforeAll(async () => {
    engine = await startPostgresEngine()
    used = await createUsed(engine)
  })

  afterAll(async () => {
    await used.close()
    await engine.stop()
  })

  test.each(blocks('sql'))('what it has an operator run does run: %s', async (block) => {
    await used.run('begin')
    const ofLuna = block.replaceAll('nombre', 'luna').replaceAll('persona@example.com', 'luna@cosmia.test')
    await expect(used.run(ofLuna)).resolves.toBeDefined()
    expect((await used.run(unreadable)).flat()).toEqual([])
    await used.run('rollback')
  })

  test('who takes the devices of a member away ends their sessions, which would still be worth both steps', async () => {
    const [taking = ''] = blocks('sql').filter((block) => block.includes('auth.mfa_factors'))
    await used.run('begin')
    await used.run(`
      insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
      select gen_random_uuid(), id, 'totp', 'verified', now(), now() from auth.users where email = 'luna@cosmia.test';
      insert into auth.sessions (id, user_id, aal) select gen_random_uuid(), id, 'aal2' from auth.users`)
    await used.run(taking.replaceAll('persona@example.com', 'luna@cosmia.test'))
    const left = await used.run(`
      select count(*) filter (where email = 'luna@cosmia.test')::int as luna, count(*) > 0 as others
      from auth.sessions join auth.users on users.id = user_id`)
    expect(left.flat()).toEqual([{ luna: 0, others: true }])
    await used.run('rollback')
  })

  test('a month goes with its files, and read marks know only what is left', async () => {
    const dropMonth = blocks('sql').filter((block) => block.includes('drop_message_month'))
    await used.run(dropMonth.join())
    expect((await used.run(leftOfMonth)).at(-1)).toEqual([
      { month: null, held: 0, to_remove: true, wrong_marks: 0, read: true, listed: true },
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
