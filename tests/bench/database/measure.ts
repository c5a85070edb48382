import { memberId } from './load.ts'
import type { Query } from './queries.ts'
import type { Session } from './session.ts'

export type Timing = { p50: number; p95: number }

const warmUps = 5
const repetitions = 60

/** One request as the data API runs it: a transaction with the member's role and claims. Always rolled back. */
const request = (member: string, sql: string): string => `
  begin;
  select set_config('request.jwt.claims', json_build_object('sub', ${member}, 'role', 'authenticated')::text, true),
    set_config('request.jwt.claim.sub', (${member})::text, true), set_config('role', 'authenticated', true);
  ${sql};
  rollback;`

const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN

/** Milliseconds of whole requests. */
export async function measure(session: Session, query: Query): Promise<Timing> {
  const times: number[] = []
  for (let n = -warmUps; n < repetitions; n++) {
    const started = performance.now()
    await session.run(request(memberId(query.as), query.sql(n + warmUps)))
    if (n >= 0) times.push(performance.now() - started)
  }
  times.sort((a, b) => a - b)
  return { p50: quantile(times, 0.5), p95: quantile(times, 0.95) }
}

const explainSettings = `
  load 'auto_explain';
  set auto_explain.log_min_duration = 0;
  set auto_explain.log_nested_statements = on;
  set auto_explain.log_format = json;
  set auto_explain.log_level = notice;`

const explainOff = 'set auto_explain.log_min_duration = -1;'

/** Tables that stay small however many members there are. */
const smallTables = new Set(['quantum_lux_banners'])

type PlanNode = { 'Node Type'?: string; 'Relation Name'?: string; Plans?: PlanNode[] }

function scannedTables(node: PlanNode): string[] {
  const own = node['Node Type'] === 'Seq Scan' ? [node['Relation Name'] ?? ''] : []
  return [...own, ...(node.Plans ?? []).flatMap(scannedTables)]
}

function planOf(notice: string): PlanNode {
  const start = notice.indexOf('{')
  if (start < 0) return {}
  const { Plan } = JSON.parse(notice.slice(start)) as { Plan?: PlanNode }
  return Plan ?? {}
}

/** Growing tables that the query, its functions and its triggers read from end to end, by the plans that ran. */
export async function sequentialScans(session: Session, query: Query): Promise<string[]> {
  await session.run(explainSettings)
  session.takeNotices()
  await session.run(request(memberId(query.as), query.sql(0)))
  const plans = session.takeNotices().filter((notice) => notice.includes('plan:'))
  await session.run(explainOff)
  if (plans.length === 0) throw new Error(`${query.name}: no plan was reported`)
  const tables = plans.flatMap((notice) => scannedTables(planOf(notice)))
  return [...new Set(tables)].filter((table) => !smallTables.has(table))
}
