/**
 * `npm run bench -- load [seconds]`: 50 members at once on PostgreSQL. What deadlocked once, how fast one post is liked by all,
 * beside the former way of counting (decision 49), and everything members do at once for a minute. Fails when anything
 * deadlocks or ends otherwise than it should, when a count was wrong for a moment or something is in the end, or when the
 * counters cost as much as the former ones.
 */
import { missingPostgres } from '../db/support/postgres-server.ts'
import { measureCrowd } from './load/crowd.ts'
import { brokenInvariants } from './load/invariants.ts'
import { deadlocks, openPlace, type Place } from './load/place.ts'
import {
  measureComments,
  measureLikes,
  tryDeletingWhileUnliked,
  tryLeavingTogether,
  type Reactions,
  type Tried,
} from './load/trials.ts'

/** How often what deadlocked is tried, milliseconds that one post is liked, and that everybody does everything. */
const times = { present: 25, former: 5 }
const onePost = 10_000
const everything = 1000 * Number(process.argv[3] ?? 60)

/**
 * How many times as many reactions a second as before, and how many times shorter the longest of a hundred. Of so many
 * requests one may be ended by its timeout: other work of this machine holds some up.
 */
const targets = { perSecond: 3, p99: 2, oneEnded: 5_000 }

/** What members meet who do things at once: liking twice, writing to who is no friend or at another time, reacting to what is gone. */
const expected = ['23503', '23505', '42501', 'PT422', 'PT429']

const say = (line: string): void => void process.stdout.write(`${line}\n`)

function fail(line: string): void {
  process.exitCode = 1
  say(`  FAILED: ${line}`)
}

const column = (value: number, digits = 0): string => value.toFixed(digits).padStart(10)

function sayTried(what: string, tried: Tried): void {
  say(`  ${what.padEnd(44)}${column(tried.times)}${column(tried.failed)}${column(tried.deadlocks)}`)
}

function sayPace(what: string, { perSecond, p50, p99, failed }: Reactions): void {
  say(`  ${what.padEnd(44)}${column(perSecond)}${column(p50, 1)}${column(p99, 1)}${column(failed)}`)
}

const heading = (what: string, columns: readonly string[]): void =>
  say(`\n${what.padEnd(46)}${columns.map((name) => name.padStart(10)).join('')}`)

async function tryAll(place: Place, often: number): Promise<Tried[]> {
  const tries: [string, () => Promise<Tried>][] = [
    ['a post is deleted while it is unliked', () => tryDeletingWhileUnliked(place, often)],
    ['two friends delete their accounts', () => tryLeavingTogether(place, often, true)],
    ['two strangers delete their accounts', () => tryLeavingTogether(place, often, false)],
  ]
  heading('tried', ['times', 'failed', 'deadlocks'])
  const all: Tried[] = []
  for (const [what, run] of tries) {
    const tried = await run()
    sayTried(what, tried)
    all.push(tried)
  }
  return all
}

async function measurePaces(place: Place): Promise<Reactions[]> {
  heading('50 members at once', ['a second', 'p50 ms', 'p99 ms', 'failed'])
  const likes = await measureLikes(place, onePost)
  sayPace('like one post and take it back', likes)
  const comments = await measureComments(place, onePost)
  sayPace('comment on one post', comments)
  return [likes, comments]
}

/** @param isJudged whether counts are looked at meanwhile, and what goes wrong fails the benchmark */
async function crowd(place: Place, ms: number, isJudged: boolean): Promise<void> {
  const before = await deadlocks(place)
  const measured = await measureCrowd(place, ms, isJudged)
  const unexpected = [...measured.codes].filter(([code]) => !expected.includes(code))
  sayPace(`do everything, for ${(ms / 1000).toFixed(0)} s`, {
    ...measured,
    failed: unexpected.reduce((sum, [, count]) => sum + count, 0),
  })
  say(`    ${[...measured.codes].map(([code, count]) => `${code} ${String(count)}`).join(', ')}`)
  const ended = (await deadlocks(place)) - before
  say(`    deadlocks ${String(ended)}`)
  if (!isJudged) return
  if (ended > 0) fail(`${String(ended)} deadlocks`)
  for (const [code, count] of unexpected) {
    const isRare = code === '57014' && count * targets.oneEnded <= measured.requests
    if (!isRare) fail(`${String(count)} requests ended with ${code}`)
  }
  if (measured.wrong > 0) fail(`${String(measured.wrong)} counts were wrong for a moment`)
}

async function measureFormer(): Promise<Reactions[]> {
  const place = await openPlace('former')
  try {
    say('counters as they were')
    await tryAll(place, times.former)
    const paces = await measurePaces(place)
    await crowd(place, everything / 3, false)
    return paces
  } finally {
    await place.close()
  }
}

async function measurePresent(former: Reactions[]): Promise<void> {
  const place = await openPlace('present')
  try {
    say('\ncounters as they are')
    const [whileUnliked, friends, strangers] = await tryAll(place, times.present)
    const failed = [whileUnliked, friends, strangers].reduce((sum, tried) => sum + (tried?.failed ?? NaN), 0)
    if (failed !== 0) fail(`${String(failed)} of what was tried`)
    // Strangers have no friendship at which one waits for the other before anything else goes.
    const ended = [whileUnliked, friends].reduce((sum, tried) => sum + (tried?.deadlocks ?? NaN), 0)
    if (ended !== 0) fail(`${String(ended)} deadlocks`)
    const paces = await measurePaces(place)
    await crowd(place, everything, true)
    for (const [index, pace] of paces.entries()) {
      const was = former[index]
      const [faster, shorter] = [pace.perSecond / (was?.perSecond ?? NaN), (was?.p99 ?? NaN) / pace.p99]
      say(
        `  as many a second as before: ${faster.toFixed(1)} times, p99 shorter: ${shorter.toFixed(1)} times`,
      )
      if (!(faster >= targets.perSecond && shorter >= targets.p99)) fail('one post holds up who reacts to it')
      if (pace.failed > 0) fail(`${String(pace.failed)} reactions to one post failed`)
    }
    const broken = await brokenInvariants(place)
    for (const what of broken) fail(what)
    if (broken.length === 0) say('  all that has to hold in the end holds')
  } finally {
    await place.close()
  }
}

const missing = missingPostgres()
if (missing === undefined) await measurePresent(await measureFormer())
else say(`not run: PostgreSQL 15: ${missing}`)
