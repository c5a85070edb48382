import type { Row } from '../../db/support/engine.ts'
import type { Session } from '../database/session.ts'

const WRITES = 5_000

/** What a message writes on average, each in a transaction of its own. */
export type Written = {
  /** Bytes and records of log. */
  bytes: number
  records: number
  /** Pages written to the log whole, at their first change after a checkpoint. */
  wholePages: number
  /** Pages that a message changes, by what they belong to. */
  pages: ReadonlyMap<string, Pages>
  /** Of the read marks that it changes the share that stay on their page, so that no index is written (HOT). */
  hot: number
}

/** `changed` counts a page once a message, `different` once in all: how much has to be in memory. */
type Pages = { changed: number; different: number }

const KINDS = ['indexes of messages', 'indexes of read marks', 'other indexes', 'tables'] as const

/** Pages that the log names in its records, by kind; one that a transaction changes twice counts once. */
const changedPages = (since: string): string => `
  with pages as (
    select distinct xid::text, page[1]::oid as filenode, page[2] as number
    from pg_get_wal_records_info('${since}', pg_current_wal_flush_lsn()),
      regexp_matches(block_ref, 'rel \\d+/\\d+/(\\d+) fork main blk (\\d+)', 'g') as page
    where xid <> '0'
  )
  select case
      when pg_class.relkind <> 'i' then 'tables'
      when holder.relname like 'chat\\_messages%' then 'indexes of messages'
      when holder.relname = 'chat_reads' then 'indexes of read marks'
      else 'other indexes' end as kind,
    count(*)::float8 as changed, count(distinct (filenode, number))::float8 as different
  from pages join pg_class on relfilenode = filenode
  left join pg_index on indexrelid = pg_class.oid
  left join pg_class as holder on holder.oid = indrelid
  group by 1`

const marksOf = (schema: string): string => `
  select n_tup_upd::float8 as updated, n_tup_hot_upd::float8 as hot from pg_stat_user_tables
  where schemaname = '${schema}' and relname = 'chat_reads'`

const only = async (session: Session, query: string): Promise<Row> => (await session.run(query))[0] ?? {}

/**
 * Has messages written to each other by members who are far apart.
 * @param schema of the tables to write into
 * @param from SQL of a message's sender and receiver, by its number `n`
 */
export async function measureWriting(
  session: Session,
  schema: string,
  { sender, receiver }: { sender: string; receiver: string },
): Promise<Written> {
  await session.run('checkpoint')
  await session.run("select pg_stat_reset_shared('wal')")
  const before = await only(session, marksOf(schema))
  const { lsn } = await only(session, 'select pg_current_wal_insert_lsn()::text as lsn')
  await session.run(`
    do $$ begin
      for n in 1..${String(WRITES)} loop
        insert into ${schema}.chat_messages (sender_id, receiver_id, content) values (${sender}, ${receiver}, 'Mensaje');
        commit;
      end loop;
    end $$`)
  await session.run('select pg_stat_force_next_flush()')
  // Of the log only what is on the disk can be read: a transaction that waits for it.
  await session.run('set local synchronous_commit = on; select pg_current_xact_id()')
  const log = await only(
    session,
    'select wal_bytes::float8 as bytes, wal_fpi::float8 as pages, wal_records::float8 as records from pg_stat_wal',
  )
  const after = await only(session, marksOf(schema))
  const each = (value: unknown): number => Number(value) / WRITES
  const pages = new Map(
    (await session.run(changedPages(String(lsn)))).map(({ kind, changed, different }) => [
      String(kind),
      { changed: each(changed), different: each(different) },
    ]),
  )
  const changed = (name: string): number => Number(after[name]) - Number(before[name])
  return {
    bytes: each(log['bytes']),
    records: each(log['records']),
    wholePages: each(log['pages']),
    pages,
    hot: changed('hot') / changed('updated'),
  }
}

/** Lines of a table of several ways to write. */
export function tableOf(ways: Readonly<Record<string, Written>>): string[] {
  const names = Object.keys(ways)
  const line = (name: string, value: (written: Written) => string): string =>
    `  ${name.padEnd(52)}${names.map((way) => (ways[way] ? value(ways[way]).padStart(16) : '')).join('')}`
  return [
    `  ${'a message writes'.padEnd(52)}${names.map((name) => name.padStart(16)).join('')}`,
    line('bytes of log', ({ bytes }) => bytes.toFixed(0)),
    line('records of log', ({ records }) => records.toFixed(1)),
    line('pages written to the log whole', ({ wholePages }) => wholePages.toFixed(2)),
    ...KINDS.map((kind) =>
      line(`pages of ${kind} (different ones)`, ({ pages }) => {
        const { changed, different } = pages.get(kind) ?? { changed: 0, different: 0 }
        return `${changed.toFixed(2)} (${different.toFixed(2)})`
      }),
    ),
    line('read marks that stay on their page (HOT)', ({ hot }) => `${(hot * 100).toFixed(0)} %`),
  ]
}
