import { setTimeout as pause } from 'node:timers/promises'
import { apiOver, type Api } from './api.ts'
import { people } from './load.ts'
import { page } from './pages.ts'
import type { Session } from './session.ts'

/** What nothing but the statement timeout ends, from one member, so many at a time. */
const crowds = [0, 10, 30]
const costly = `select id from public.posts where content ~ '(a+)+$' limit 20`

/** Milliseconds within which 95 of 100 feeds of somebody else come meanwhile (decision 32), and how long is measured. */
const targets = { p95: 50 }
const measured = 10_000

type Answer = 'served' | 'refused' | 'ended'

async function answer(api: Api): Promise<Answer> {
  const code = await api(people.reader, costly)
  if (code === undefined) return 'served'
  if (code === 'PT429') return 'refused'
  if (code === '57014') return 'ended'
  throw new Error(`A costly read failed by ${code}`)
}

/** Sends without a pause until it is told to stop. */
async function press(api: Api, isOver: () => boolean, counts: Record<Answer, number>): Promise<void> {
  while (!isOver()) counts[await answer(api)]++
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
  const api = await apiOver(connections, session)
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
