/**
 * `npm run bench -- chat`: how long a message takes from insert to callback, and how much the embedded backend works
 * for it, with few and with many members online. Two backends with the same data run side by side and take turns, so
 * that whatever else the machine does falls on both alike. Fails when the work grows with who is online.
 */
import { existsSync } from 'node:fs'
import { prepareFolders, type BenchMember } from './chat/members.ts'
import { Side, type Turn } from './chat/side.ts'
import { quantile } from './lib/quantile.ts'

const crowds = [10, 1_000] as const
const pairCount = 5
const warmUps = 8
const turns = 30
const target = 1.2
/** Milliseconds after which the bench gives up. */
const limit = 8 * 60_000

const say = (line: string): void => void process.stdout.write(`${line}\n`)
const column = (value: string): string => value.padStart(20)
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

/** Both directions of each pair of friends. */
function pairsOf(members: readonly BenchMember[]): (readonly [BenchMember, BenchMember])[] {
  return Array.from({ length: pairCount }, (_, pair) => members.slice(pair * 2, pair * 2 + 2)).flatMap(
    ([one, other]) =>
      one && other
        ? [
            [one, other],
            [other, one],
          ]
        : [],
  )
}

/** Milliseconds of work a message, reported with the delays. */
function report(side: Side, found: readonly Turn[]): number {
  const delays = found.flatMap((turn) => turn.delays)
  const work = sum(found.map((turn) => turn.work)) / delays.length
  const numbers = [quantile(delays, 0.5), quantile(delays, 0.95), work].map((value) => value.toFixed(1))
  say([side.joined.toLocaleString('en'), ...numbers].map(column).join(''))
  return work
}

async function measure(sides: readonly Side[], members: readonly BenchMember[]): Promise<Turn[][]> {
  const pairs = pairsOf(members)
  const found: Turn[][] = sides.map(() => [])
  for (let turn = 0; turn < warmUps + turns; turn++) {
    if (performance.now() > limit) throw new Error(`Not done within ${limit / 60_000} minutes`)
    for (const [place, side] of sides.entries()) {
      const result = await side.turn(pairs)
      if (turn >= warmUps) found[place]?.push(result)
    }
  }
  return found
}

async function bench(): Promise<void> {
  const prepared = await prepareFolders(crowds.length, Math.max(...crowds))
  const sides: Side[] = []
  try {
    for (const [place, folder] of prepared.folders.entries()) {
      sides.push(await Side.open(folder, prepared.members.slice(0, crowds[place])))
    }
    const found = await measure(sides, prepared.members)
    say(['members joined', 'p50 ms', 'p95 ms', 'work ms a message'].map(column).join(''))
    const [few = Number.NaN, many = Number.NaN] = sides.map((side, place) => report(side, found[place] ?? []))
    const ratio = many / few
    say(`work, ${crowds[1].toLocaleString('en')} : ${crowds[0]} (at most ${target})   ${ratio.toFixed(2)}`)
    if (!(ratio <= target)) process.exitCode = 1
  } finally {
    for (const side of sides) await side.close()
    await prepared.remove()
  }
}

if (existsSync('/proc/self/stat')) await bench()
else say('not run: the work of a process can be read on Linux only')
