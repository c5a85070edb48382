import { atom } from 'jotai'
import { useMemo } from 'react'
import { useWindowValue } from './store.ts'
import { onWake } from './wake.ts'

const TICK = 30_000

/** The current time in milliseconds, updated every 30 s, and after a sleep, while something shows it. */
export const nowAtom = atom(Date.now())
nowAtom.onMount = (setNow) => {
  const tick = () => setNow(Date.now())
  tick()
  const timer = setInterval(tick, TICK)
  const unfollow = onWake(tick)
  return () => {
    clearInterval(timer)
    unfollow()
  }
}

const QUARTER_HOUR = 900_000

/** The same clock, in quarter hours, for what depends on the time of day. */
export const quarterHourAtom = atom((get) => Math.floor(get(nowAtom) / QUARTER_HOUR) * QUARTER_HOUR)

/** The local midnight that today began with, in milliseconds. */
const midnightAtom = atom((get) => new Date(get(nowAtom)).setHours(0, 0, 0, 0))

/** A moment of today, another one on each local day, so that 'Hoy' does not stay on yesterday. */
export function useToday(): Date {
  const midnight = useWindowValue(midnightAtom)
  return useMemo(() => new Date(midnight), [midnight])
}
