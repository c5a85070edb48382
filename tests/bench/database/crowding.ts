import { setTimeout as pause } from 'node:timers/promises'
import type { Sql } from 'postgres'
import { memberId, people } from './load.ts'
import { page } from './pages.ts'
import type { Session } from './session.ts'

/** What nothing but the statement timeout ends, from one member, so many at a time. */
const crowds = [0, 10, 30]
const costly = `select id from public.posts where content ~ '(a+)+$' limit 20`

/** Milliseconds within which 95 of 100 feeds of somebody else come meanwhile (decision 32), and how long is measured. */
const targets = { p95: 50 }
const measured = 10_000

type Answer = 'served' | 'refused' | 'ended'

/** How the data API begins a request: the settings of members, and the function that it asks first. */
async function readBeginning(session: Session): Promise<{ settings: string; ask: string }> {
  const rows = await session.run(`
    select setrole::regrole::text as role, split_part(setting, '=', 1) as name, substr(setting, strpos(setting, '=') + 1) as value
    from pg_db_role_setting, unnest(setconfig) as setting
    where setrole::regrole::text in ('authenticated', 'authenticator')`)
  const settings = rows
    .filter(({ role }) => role === 'authenticated')
    .map(({ name, value }) => `set_config('${String(name)}', '${String(value)}', true)`)
  const ask = rows.find(({ name }) => name === 'pgrst.db_pre_request')?.['value']
  return { settings: settings.join(', '), ask: ask === undefined ? 'select' : `select ${String(ask)}()` }
}

type Api = (as: number, statement: string) => Promise<Answer>

function apiOver(connections: Sql, { settings, ask }: { settings: string; ask: string }): Api {
  return async (as, statement) => {
    try {
      await connections.begin(async (transaction) => {
        await transaction.unsafe(`select ${settings}, set_config('role', 'authenticated', true),
          set_config('request.jwt.claims', json_build_object('sub', ${memberId(as)}, 'role', 'authenticated')::text, true)`)
        await transaction.unsafe(ask)
        await transaction.unsafe(statement)
      })
      return 'served'
    } catch (cause) {
      const code = cause instanceof Error && 'code' in cause ? cause.code : undefined
      if (code === 'PT429') return 'refused'
      if (code === '57014') return 'ended'
      throw cause
    }
  }
}

/** Sends without a pause until it is told to stop. */
async function press(api: Api, isOver: () => boolean, counts: Record<Answer, number>): Promise<void> {
  while (!isOver()) counts[await api(people.reader, costly)]++
}

async function feedsDuring(api: Api): Promise<number[]> {
  const times: number[] = []
  const feed = page('posts')
  for (const until = performance.now() + measured; performance.now() < until; await pause(20)) {
    const started = performance.now()
    await api(people.quiet, feed)
    times.push(performance.now() - started)
  }
  return times.sort((a, b) => a - b)
}

const say = (line: string): void => void process.stdout.write(`${line}\n`)

/** What one member who asks for much at a time costs another, over the connections of the data API; fails above the target. */
export async function measureCrowding(session: Session): Promise<void> {
  const { openApi } = session
  if (!openApi) return
  const connections = openApi()
  const api = apiOver(connections, await readBeginning(session))
  say(
    `\n${"a feed beside one member's".padEnd(34)}${['p50 ms', 'p95 ms', 'max ms'].map((each) => each.padStart(10)).join('')}`,
  )
  for (const crowd of crowds) {
    const counts = { served: 0, refused: 0, ended: 0 }
    let isOver = false
    const pressing = Array.from({ length: crowd }, () => press(api, () => isOver, counts))
    const times = await feedsDuring(api)
    isOver = true
    await Promise.all(pressing)
    const [p50 = NaN, p95 = NaN, most = NaN] = [0.5, 0.95, 1].map(
      (share) => times[Math.ceil(times.length * share) - 1],
    )
    const isSlow = !(p95 <= targets.p95)
    if (isSlow) process.exitCode = 1
    const numbers = [p50, p95, most].map((value) => value.toFixed(1).padStart(10)).join('')
    const told = `${String(counts.refused)} refused, ${String(counts.ended + counts.served)} let in`
    say(
      `  ${`${String(crowd)} costly reads at a time`.padEnd(32)}${numbers}   ${told}${isSlow ? '   FAILED: too slow' : ''}`,
    )
  }
  await connections.end()
}
