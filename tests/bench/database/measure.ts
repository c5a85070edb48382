import { actAs, readBeginning, type Beginning } from './api.ts'
import type { Query } from './queries.ts'
import type { Session } from './session.ts'

export type Timing = { p50: number; p95: number }

const warmUps = 5
const repetitions = 200

/** As the data API asks: the rows as one JSON text. */
export const asJson = (sql: string): string =>
  sql.startsWith('insert') ? sql : `select json_agg(answer)::text from (${sql}) as answer`

/** A query and where it runs. */
export type Subject = { session: Session; query: Query }

const known = new WeakMap<Session, Beginning>()

/** One request as the data API runs it: a transaction with the member's role and claims. Always rolled back. */
async function run(
  { session, query: { as, operation = '', sql } }: Subject,
  repetition: number,
): Promise<void> {
  const statement = sql(repetition)
  const beginning = known.get(session) ?? (await readBeginning(session))
  known.set(session, beginning)
  await session.run(`
    begin;
    select set_config('storage.operation', '${operation}', true), ${beginning.settingsOf(statement)};
    ${actAs(as)};
    ${asJson(statement)};
    rollback;`)
}

const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN

/** Milliseconds of one whole request. */
async function time(subject: Subject, repetition: number): Promise<number> {
  const started = performance.now()
  await run(subject, repetition)
  return performance.now() - started
}

/** Milliseconds of one request; one that the statement timeout ends counts until then. */
export async function timeUntilEnded(subject: Subject, repetition: number): Promise<number> {
  const started = performance.now()
  try {
    return await time(subject, repetition)
  } catch (cause) {
    if (!String(cause).includes('statement timeout')) throw cause
    const elapsed = performance.now() - started
    await subject.session.run('rollback')
    return elapsed
  }
}

export const median = (times: readonly number[]): number =>
  quantile(
    times.toSorted((a, b) => a - b),
    0.5,
  )

/** Milliseconds of whole requests. */
export async function measure(subject: Subject): Promise<Timing> {
  const times: number[] = []
  for (let n = 0; n < warmUps + repetitions; n++) times.push(await time(subject, n))
  return timing(times.slice(warmUps))
}

export type Comparison = {
  /** Milliseconds of the second subject. */
  timing: Timing
  /** Median of how many times longer the second one took than the first one right before it. */
  ratio: number
}

/** Has two subjects take turns: what else the machine does in the meantime falls on both alike. */
export async function compare(first: Subject, second: Subject): Promise<Comparison> {
  const pairs: [number, number][] = []
  for (let n = 0; n < warmUps + repetitions; n++) pairs.push([await time(first, n), await time(second, n)])
  const counted = pairs.slice(warmUps)
  const ratios = counted.map(([one, other]) => other / one).sort((a, b) => a - b)
  return { timing: timing(counted.map(([, other]) => other)), ratio: quantile(ratios, 0.5) }
}

function timing(times: readonly number[]): Timing {
  const sorted = times.toSorted((a, b) => a - b)
  return { p50: quantile(sorted, 0.5), p95: quantile(sorted, 0.95) }
}

const explainSettings = `
  load 'auto_explain';
  set auto_explain.log_analyze = on;
  set auto_explain.log_buffers = on;
  set auto_explain.log_timing = off;
  set auto_explain.log_min_duration = 0;
  set auto_explain.log_nested_statements = on;
  set auto_explain.log_format = json;
  set auto_explain.log_level = notice;`

const explainOff = 'set auto_explain.log_min_duration = -1;'

/** Tables that stay small however many members there are. */
const smallTables = new Set(['quantum_lux_banners', 'rate_limits'])

type PlanNode = {
  'Node Type'?: string
  'Relation Name'?: string
  'Shared Hit Blocks'?: number
  'Shared Read Blocks'?: number
  'Actual Rows'?: number
  'Rows Removed by Filter'?: number
  Plans?: PlanNode[]
}

function scannedTables(node: PlanNode): string[] {
  // An empty table, as that of a month to come, is read so by any plan.
  const rows = (node['Actual Rows'] ?? 0) + (node['Rows Removed by Filter'] ?? 0)
  const own = node['Node Type'] === 'Seq Scan' && rows > 0 ? [node['Relation Name'] ?? ''] : []
  return [...own, ...(node.Plans ?? []).flatMap(scannedTables)]
}

function planOf(notice: string): PlanNode {
  const start = notice.indexOf('{')
  if (start < 0) return {}
  const { Plan } = JSON.parse(notice.slice(start)) as { Plan?: PlanNode }
  return Plan ?? {}
}

export type Work = {
  /** Pages of the database touched by the statement and the functions in it: a cost without noise. */
  blocks: number
  /** Growing tables that the statement, its functions and its triggers read from end to end. */
  scanned: string[]
}

/** Variants of a query whose plans are read; no query has more. */
const variants = 8

/** Reads the plans that ran for each variant of a request, those inside functions and triggers too. */
export async function inspect(subject: Subject): Promise<Work> {
  const { session, query } = subject
  await session.run(explainSettings)
  session.takeNotices()
  const repetitions = new Map(Array.from({ length: variants }, (_, n) => [query.sql(n), n]))
  for (const repetition of repetitions.values()) await run(subject, repetition)
  const notices = session.takeNotices().filter((notice) => notice.includes('plan:'))
  await session.run(explainOff)
  if (notices.length === 0) throw new Error(`${query.name}: no plan was reported`)
  const plans = notices.map(planOf)
  // A statement's own count includes its functions; the largest one is the request's statement.
  const blocks = plans.map((plan) => (plan['Shared Hit Blocks'] ?? 0) + (plan['Shared Read Blocks'] ?? 0))
  const tables = new Set(plans.flatMap(scannedTables))
  return { blocks: Math.max(...blocks), scanned: [...tables].filter((table) => !smallTables.has(table)) }
}
