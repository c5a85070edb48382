import { setTimeout as pause } from 'node:timers/promises'
import { apiOver, type Api } from './api.ts'
import { dearRequests, hostile, type DearRequest } from './dear.ts'
import { people } from './load.ts'
import { page } from './pages.ts'
import type { Session } from './session.ts'

/** How one request of a crowd ended: 'refused' for being too many, 'ended' by the timeout, 'too dear' to begin. */
type Answer = 'served' | 'refused' | 'ended' | 'too dear'

/** Who asks for what, over and over, so many requests at a time each. */
type Crowd = {
  name: string
  members: readonly number[]
  atATime: number
  requests: readonly DearRequest[]
  /** Milliseconds within which 95 of 100 feeds of somebody else have to come meanwhile. */
  target: number
}

/** A busy machine is slow for whoever is alone as well: what a feed may take is at least so many times as long as that. */
const atLeast = 3

/** Milliseconds of a round; what else the machine does only adds, so that the quietest of some rounds counts. */
const measured = { control: 2_000, crowd: 5_000 }
const rounds = 3

const codes: Readonly<Record<string, Answer>> = { PT429: 'refused', '57014': 'ended', '54001': 'too dear' }

async function answer(api: Api, as: number, { name, statement, isRefused }: DearRequest): Promise<Answer> {
  const code = await api(as, statement)
  if (code === undefined) return isRefused ? 'too dear' : 'served'
  const known = codes[code]
  if (known === undefined) throw new Error(`${name} failed by ${code}`)
  return known
}

/** Sends one after the other, without a pause, until it is told to stop. */
async function press(
  api: Api,
  crowd: Crowd,
  nth: number,
  isOver: () => boolean,
  counts: Map<Answer, number>,
): Promise<void> {
  const as = crowd.members[nth % crowd.members.length] ?? NaN
  for (let n = nth; !isOver(); n++) {
    const request = crowd.requests[n % crowd.requests.length]
    if (!request) throw new Error(`${crowd.name} asks for nothing`)
    const how = await answer(api, as, request)
    counts.set(how, (counts.get(how) ?? 0) + 1)
  }
}

async function feedsDuring(api: Api, ms: number): Promise<number[]> {
  const times: number[] = []
  const feed = page('posts')
  for (const until = performance.now() + ms; performance.now() < until; await pause(20)) {
    const started = performance.now()
    const code = await api(people.quiet, feed)
    if (code !== undefined) throw new Error(`A feed beside others failed by ${code}`)
    times.push(performance.now() - started)
  }
  return times.sort((a, b) => a - b)
}

const share = (times: readonly number[], part: number): number =>
  times[Math.ceil(times.length * part) - 1] ?? NaN

const say = (line: string): void => void process.stdout.write(`${line}\n`)
const columns = (values: readonly string[]): string => values.map((value) => value.padStart(10)).join('')

/** Sorted milliseconds of feeds beside a crowd, and what 95 of 100 of them took right before, with nobody else there. */
type Round = { times: number[]; control: number }

async function measureRound(api: Api, crowd: Crowd, counts: Map<Answer, number>): Promise<Round> {
  const control = share(await feedsDuring(api, measured.control), 0.95)
  let isOver = false
  const pressing = Array.from({ length: crowd.members.length * crowd.atATime }, (_, n) =>
    press(api, crowd, n, () => isOver, counts),
  )
  const times = await feedsDuring(api, measured.crowd)
  isOver = true
  await Promise.all(pressing)
  return { times, control }
}

/** What a crowd costs a feed of somebody else. */
async function measureOne(api: Api, crowd: Crowd): Promise<void> {
  const counts = new Map<Answer, number>()
  const all: Round[] = []
  for (let round = 0; round < rounds; round++) all.push(await measureRound(api, crowd, counts))
  const [{ times, control } = { times: [], control: NaN }] = all.sort(
    (one, other) => share(one.times, 0.95) - share(other.times, 0.95),
  )
  const target = Math.max(crowd.target, atLeast * control)
  const isSlow = !(share(times, 0.95) <= target)
  if (isSlow) process.exitCode = 1
  const numbers = [...[0.5, 0.95, 1].map((part) => share(times, part)), control]
  const verdict = isSlow ? `   FAILED: over ${target.toFixed(0)}` : ''
  say(`  ${crowd.name.padEnd(44)}${columns(numbers.map((value) => value.toFixed(1)))}${verdict}`)
  const others = all.slice(1).map((round) => share(round.times, 0.95).toFixed(1))
  say(
    `    ${[...counts].map(([how, count]) => `${String(count)} ${how}`).join(', ')}; other rounds p95 ${others.join(', ')}`,
  )
}

/** What members who ask for much at a time cost another, over the ten connections of the data API; fails above a target. */
export async function measureCrowding(session: Session): Promise<void> {
  const connections = session.openApi?.()
  if (!connections) return
  const api = await apiOver(connections, session)
  const { filters, exports } = await dearRequests(session)
  const dear = filters.filter(({ isRefused }) => isRefused).map(({ name }) => name)
  say(`\nrefused by their expected cost: ${dear.join(', ')}`)
  say(`${'a feed of another, while'.padEnd(46)}${columns(['p50 ms', 'p95 ms', 'max ms', 'alone p95'])}`)
  const unindexed = filters.filter(({ isRefused }) => !isRefused)
  const one = { members: [people.reader], requests: unindexed }
  const five = { members: hostile, atATime: 6, target: 100 }
  const crowds: readonly Crowd[] = [
    { ...one, name: 'one member asks for 10 at a time', atATime: 10, target: 50 },
    { ...one, name: 'one member asks for 30 at a time', atATime: 30, target: 100 },
    { ...five, name: 'five ask for 6 each that no index serves', requests: unindexed },
    { ...five, name: 'five export at 6 places each', requests: exports },
    { ...five, name: 'five ask for their 6 dearest, exports too', requests: [...filters, ...exports] },
  ]
  for (const crowd of crowds) await measureOne(api, crowd)
  await connections.end()
}
