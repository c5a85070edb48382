/**
 * `npm run bench -- years [messages]`: what reading and writing messages costs behind 24 months of them, by default ten
 * million. Fails when a page of a conversation or catching up takes more than a millisecond (half of the times), also one that
 * reaches back through all months. 200 messages may take two: most of that is their JSON (decision 52).
 */
import { measure } from './database/measure.ts'
import { memberId, members, people } from './database/load.ts'
import type { Query } from './database/queries.ts'
import { openPostgres, type Session } from './database/session.ts'

const MONTHS = 24
const MEMBERS = 20_000
const MILLISECONDS = { page: 1, wide: 2 }

const messages = Number(process.argv[3] ?? 10_000_000)
const say = (line: string): void => void process.stdout.write(`${line}\n`)

/** Members 1 and 2 talk all the time, 1 and 8 every two weeks, everybody else with anybody. */
const month = (ago: number): string => `
  insert into public.chat_messages (id, sender_id, receiver_id, content, created_at)
  select private.new_id(at - interval '1 second'), md5('member ' || one)::uuid, md5('member ' || other)::uuid, 'Mensaje número ' || n, at
  from (
    select n, now() - interval '${String(ago)} months' - (${String(messages / MONTHS)} - n) * interval '30 days' / ${String(messages / MONTHS)} as at,
      case when n % 200 = 0 then 1 + n / 200 % 2 else 9 + n * 7919 % ${String(MEMBERS - 9)} end as one,
      case when n % 200 = 0 then 2 - n / 200 % 2 else 9 + n * 104729 % ${String(MEMBERS - 9)} end as other
    from generate_series(1, ${String(messages / MONTHS)}::bigint) as n
    union all
    select n, now() - interval '${String(ago)} months' - n * interval '14 days', 8, 1 from generate_series(1, 2) as n
  ) as written
  where one <> other`

async function load(session: Session): Promise<void> {
  await session.run(`
    set session_replication_role = replica;
    ${members(1, MEMBERS)}
    select private.add_message_month(month)
    from generate_series(date_trunc('month', now() at time zone 'UTC' - interval '${String(MONTHS + 1)} months'), now() at time zone 'UTC', interval '1 month') as month
    where to_regclass('private.chat_messages_' || to_char(month, 'YYYY_MM')) is null`)
  for (let ago = MONTHS - 1; ago >= 0; ago--) {
    const started = performance.now()
    await session.run(month(ago))
    say(`  month ${String(MONTHS - ago)}: ${((performance.now() - started) / 1000).toFixed(1)} s`)
  }
  await session.run(`
    insert into public.friend_requests (sender_id, receiver_id, status)
    values (${memberId(people.reader)}, ${memberId(people.friend)}, 'accepted');
    insert into public.chat_reads (user_id, friend_id, latest_at)
    select receiver_id, sender_id, max(created_at) from public.chat_messages
    where created_at > now() - interval '20 days' group by 1, 2;
    set session_replication_role = origin;`)
  await session.run('vacuum analyze')
}

const reading = (): Query[] => {
  const ask = (name: string, sql: string, flat = true): Query => ({
    name,
    as: people.reader,
    sql: () => sql,
    flat,
  })
  const page = (of: number, rest = ''): string =>
    `select * from public.get_conversation(${memberId(of)}${rest})`
  return [
    ask('conversation, newest page', page(people.friend)),
    ask('conversation, a year ago', page(people.friend, `, now() - interval '1 year'`)),
    ask('conversation, twice a month', page(people.quiet)),
    ask(
      'messages since 20 minutes',
      `select * from public.get_messages_since(now() - interval '20 minutes')`,
    ),
    ask(
      '200 messages since a week',
      `select * from public.get_messages_since(now() - interval '7 days')`,
      false,
    ),
    ask('latest message', 'select * from public.get_latest_message()'),
  ]
}

/** Milliseconds of a request that asks for nothing: what of each time is the way there. */
const nothing: Query = {
  name: 'a request for nothing',
  as: people.reader,
  sql: () => 'select 1 as one',
  flat: true,
}

async function read(session: Session): Promise<void> {
  const empty = await measure({ session, query: nothing })
  say(`\n  ${nothing.name.padEnd(32)}p50 ${empty.p50.toFixed(2)} ms`)
  for (const query of reading()) {
    const { p50, p95 } = await measure({ session, query })
    const isOver = p50 - empty.p50 > MILLISECONDS[query.flat ? 'page' : 'wide']
    if (isOver) process.exitCode = 1
    say(
      `  ${query.name.padEnd(32)}p50 ${p50.toFixed(2)}, p95 ${p95.toFixed(2)} ms${isOver ? '   FAILED' : ''}`,
    )
  }
}

const WRITES = 5_000

/** Messages of members who are far apart, a transaction each; what is written of whole pages are those of the first touch. */
async function write(session: Session): Promise<void> {
  await session.run('checkpoint')
  await session.run('select pg_stat_reset_shared($$wal$$)')
  const [before] = await session.run(
    `select n_tup_upd as updated, n_tup_hot_upd as hot from pg_stat_user_tables where relname = 'chat_reads'`,
  )
  await session.run(`
    do $$ begin
      for n in 1..${String(WRITES)} loop
        insert into public.chat_messages (sender_id, receiver_id, content) values (
          md5('member ' || 9 + n * 7919 % ${String(MEMBERS - 9)})::uuid, md5('member ' || 9 + n * 104729 % ${String(MEMBERS - 9)})::uuid, 'Mensaje');
        commit;
      end loop;
    end $$`)
  await session.run('select pg_stat_force_next_flush()')
  const [log] = await session.run(
    'select wal_bytes::bigint as bytes, wal_fpi as pages, wal_records as records from pg_stat_wal',
  )
  const [after] = await session.run(
    `select n_tup_upd as updated, n_tup_hot_upd as hot from pg_stat_user_tables where relname = 'chat_reads'`,
  )
  const each = (value: unknown): string => (Number(value) / WRITES).toFixed(2)
  const share =
    (Number(after?.['hot']) - Number(before?.['hot'])) /
    (Number(after?.['updated']) - Number(before?.['updated']))
  say(
    `\n  a message writes ${each(log?.['bytes'])} bytes and ${each(log?.['records'])} records of log, and touches ${each(log?.['pages'])} pages anew`,
  )
  say(`  of the rows of chat_reads that it changes ${(share * 100).toFixed(0)} % stay on their page`)
}

const session = await openPostgres(['full_page_writes=on'])
try {
  await load(session)
  await read(session)
  await write(session)
} finally {
  await session.close()
}
