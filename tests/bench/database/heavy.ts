import { clientId } from './crowd.ts'
import { memberId, members, people } from './load.ts'
import { timeUntilEnded } from './measure.ts'
import type { Session } from './session.ts'

/** An account that goes with very many rows of one kind, which the brakes count as `action`. */
type Heavy = { as: number; what: string; action: string; rows: number; sql: string }

/** Days without a pause in which a member may write as fast as the brakes allow and still be able to leave. */
const leastDays = 30

const [commenter, liker, talker, collector] = [1_000_001, 1_000_002, 1_000_003, 1_000_004]

const series = (rows: number): string => `generate_series(1, ${String(rows)}) as n`

/** In 5,000 conversations, half of it received. */
const messages = (rows: number): string => `
  insert into public.chat_messages (sender_id, receiver_id, content)
  select case n % 2 when 0 then me else other end, case n % 2 when 0 then other else me end, 'Hola'
  from (select n, ${memberId(talker)} as me, md5('member ' || 100 + n / 2 % 5000)::uuid as other from ${series(rows)}) as pair;
  insert into public.chat_reads (user_id, friend_id, unread_count, latest_at)
  select receiver_id, sender_id, 10, max(created_at) from public.chat_messages
  where ${memberId(talker)} in (sender_id, receiver_id) group by 1, 2;`

const files = (rows: number): string => `
  insert into public.chat_messages (sender_id, receiver_id, file_url, file_type)
  select ${memberId(collector)}, ${memberId(100)}, 'chat-assets/' || ${memberId(collector)} || '/chat/' || ${memberId(100)} || '/' || n, 'image/png'
  from ${series(rows)};
  insert into private.files_in_use (address, uses)
  select file_url, 1 from public.chat_messages where sender_id = ${memberId(collector)};
  insert into storage.objects (bucket_id, name, owner_id, metadata)
  select 'chat-assets', substr(address, length('chat-assets/') + 1), ${memberId(collector)}, '{"size": 1, "mimetype": "image/png"}'
  from private.files_in_use where address like 'chat-assets/' || ${memberId(collector)} || '/%';`

const heavies: readonly Heavy[] = [
  { as: people.writer, what: '50,000 posts', action: 'posts', rows: 50_000, sql: '' },
  {
    as: commenter,
    what: '50,000 comments',
    action: 'post_comments',
    rows: 50_000,
    sql: `insert into public.post_comments (post_id, user_id, content)
      select ${clientId("'post ' || n * 9")}, ${memberId(commenter)}, 'Comentario' from ${series(50_000)};`,
  },
  {
    as: liker,
    what: '50,000 likes',
    action: 'post_likes',
    rows: 50_000,
    sql: `insert into public.post_likes (post_id, user_id)
      select ${clientId("'post ' || n * 9")}, ${memberId(liker)} from ${series(50_000)};`,
  },
  {
    as: talker,
    what: '100,000 messages',
    action: 'chat_messages',
    rows: 100_000,
    sql: messages(100_000),
  },
  { as: collector, what: '20,000 files', action: 'files', rows: 20_000, sql: files(20_000) },
]

const say = (line: string): void => void process.stdout.write(`${line}\n`)

async function secondsOfLimit(session: Session): Promise<number> {
  const [row] = await session.run(`
    select extract(epoch from substring(setting, '=(.*)')::interval) as seconds
    from pg_proc, unnest(proconfig) as setting where proname = 'delete_account' and setting like 'statement_timeout=%'`)
  return Number(row?.['seconds'])
}

async function rowsADay(session: Session, action: string): Promise<number> {
  const [row] = await session.run(`
    select burst * extract(epoch from interval '1 day') / extract(epoch from period) as rows
    from private.rate_limits where action = '${action}'`)
  return Number(row?.['rows'])
}

/** How long heavy accounts take to go; fails when one that kept to the brakes could become too heavy for it. */
export async function measureHeavy(session: Session): Promise<void> {
  const inserts = heavies.map(({ sql }) => sql).join('\n')
  await session.run(`
    set session_replication_role = replica;
    ${members(commenter, collector)}
    ${inserts}
    set session_replication_role = origin;`)
  await session.run('analyze')
  let msADay = 0
  for (const { as, what, action, rows } of heavies) {
    const query = { name: what, as, sql: () => 'select public.delete_account()', flat: false }
    const ms = await timeUntilEnded({ session, query }, 0)
    msADay += (ms / rows) * (await rowsADay(session, action))
    say(`  ${`delete_account, ${what}`.padEnd(32)}${ms.toFixed(0).padStart(10)}`)
  }
  const days = ((await secondsOfLimit(session)) * 1000) / msADay
  if (!(days > leastDays)) process.exitCode = 1
  say(
    `  days of everything at the brakes that its limit deletes (at least ${String(leastDays)})   ${days.toFixed(0)}`,
  )
}
