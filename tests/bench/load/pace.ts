import { AT_ONCE, type Place } from './place.ts'

/** How fast requests were answered. */
export type Pace = { perSecond: number; p50: number; p99: number }

/** @param times milliseconds of each request @param seconds all of them took together */
export function paceOf(times: number[], seconds: number): Pace {
  times.sort((a, b) => a - b)
  const [p50 = NaN, p99 = NaN] = [0.5, 0.99].map((share) => times[Math.ceil(times.length * share) - 1])
  return { perSecond: times.length / seconds, p50, p99 }
}

/** Everybody does something again and again for some milliseconds. */
export async function measurePace(
  place: Place,
  ms: number,
  act: (round: number) => string,
): Promise<Pace & { failed: number }> {
  const times: number[] = []
  let failed = 0
  const started = performance.now()
  const press = async (member: number): Promise<void> => {
    for (let round = 0; performance.now() - started < ms; round++) {
      const begun = performance.now()
      if ((await place.api(member, act(round))) !== undefined) failed++
      times.push(performance.now() - begun)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, (_, n) => press(n + 1)))
  return { ...paceOf(times, (performance.now() - started) / 1000), failed }
}
