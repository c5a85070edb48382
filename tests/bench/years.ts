/**
 * `npm run bench -- years [messages]`: what reading and writing messages costs behind 24 months of them, by default ten
 * million; writing also as it was before there were months. Fails when a page of a conversation, also one that reaches back
 * through all months, takes more than a millisecond, or catching up with 200 changes more than two (half of the times).
 */
import { measure } from './database/measure.ts'
import { memberId, members, people } from './database/load.ts'
import type { Query } from './database/queries.ts'
import { changesAfter } from './database/pages.ts'
import { openPostgres, type Session } from './database/session.ts'
import { formerWay } from './years/former-way.ts'
import { measureWriting, tableOf } from './years/written.ts'

const MONTHS = 24
const MEMBERS = 20_000
const MILLISECONDS = 1
/** The same of 200 changes, whose records are written as JSON within, and of all others behind what is measured. */
const MILLISECONDS_OF_CHANGES = 2

/** Two of the others, who never are the same. */
const FAR_APART = {
  sender: `md5('member ' || 9 + n * 7919 % ${String(MEMBERS - 9)})::uuid`,
  receiver: `md5('member ' || 9 + n * 104729 % ${String(MEMBERS - 9)})::uuid`,
}

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
    select side.one, side.other, max(created_at)
    from public.chat_messages, lateral (values (sender_id, receiver_id), (receiver_id, sender_id)) as side (one, other)
    where created_at > now() - interval '20 days' group by 1, 2;
    set session_replication_role = origin;`)
  await session.run('vacuum analyze')
}

async function reading(session: Session): Promise<Query[]> {
  const ask = (name: string, sql: string): Query => ({
    name,
    as: people.reader,
    sql: () => sql,
    flat: true,
  })
  const page = (of: number, rest = ''): string =>
    `select * from public.get_conversation(${memberId(of)}${rest})`
  return [
    ask('conversation, newest page', page(people.friend)),
    ask('conversation, a year ago', page(people.friend, `, now() - interval '1 year'`)),
    ask('conversation, twice a month', page(people.quiet)),
    // Each is told what comes after it, too.
    ask('200 changes', await changesAfter(session, 197)),
    ask('3 changes', await changesAfter(session, 3)),
    ask('no change', await changesAfter(session, 0)),
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
  for (const query of await reading(session)) {
    const { p50, p95 } = await measure({ session, query })
    const limit = query.name === '200 changes' ? MILLISECONDS_OF_CHANGES : MILLISECONDS
    const isOver = p50 - empty.p50 > limit
    if (isOver) process.exitCode = 1
    say(
      `  ${query.name.padEnd(32)}p50 ${p50.toFixed(2)}, p95 ${p95.toFixed(2)} ms${isOver ? '   FAILED' : ''}`,
    )
  }
}

const session = await openPostgres(['full_page_writes=on'])
try {
  await load(session)
  await read(session)
  await session.run(`create extension pg_walinspect; ${formerWay}`)
  await session.run('vacuum analyze')
  const before = await measureWriting(session, 'former', FAR_APART)
  const after = await measureWriting(session, 'public', FAR_APART)
  for (const line of ['', ...tableOf({ before, after })]) say(line)
} finally {
  await session.close()
}
