import { useSyncExternalStore } from 'react'
import type { Unsubscribe } from '#shared/bridge.ts'

/**
 * One signal for all that holds something of an earlier moment: timers, which stand still while the machine sleeps,
 * addresses that end, the day that is 'Hoy', formatters of a time zone.
 */

/** Milliseconds between two looks at the clock. */
const LOOK_EVERY = 10_000
/** Milliseconds by which a look may be late, or early, on a busy machine. */
const TOLERANCE = 5_000

const listeners = new Set<() => void>()
let zone: string | undefined
let stopLooking: Unsubscribe | undefined

const readZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone

/** Name of the machine's time zone. */
export const currentZone = (): string => (zone ??= readZone())

/** Time may have passed unnoticed. */
export function wake(): void {
  zone = readZone()
  for (const listener of [...listeners]) listener()
}

/**
 * Calls whenever time may have passed or moved unnoticed: the machine resumed, the window got the focus or is visible
 * again, the clock jumped, or the time zone changed, the last two within LOOK_EVERY.
 */
export function onWake(listener: () => void): Unsubscribe {
  listeners.add(listener)
  stopLooking ??= look()
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    stopLooking?.()
    stopLooking = undefined
  }
}

function look(): Unsubscribe {
  zone = readZone()
  let before = Date.now()
  const timer = setInterval(() => {
    const passed = Date.now() - before
    before += passed
    if (Math.abs(passed - LOOK_EVERY) > TOLERANCE || readZone() !== zone) wake()
  }, LOOK_EVERY)
  const onVisible = () => {
    if (document.visibilityState === 'visible') wake()
  }
  addEventListener('focus', wake)
  document.addEventListener('visibilitychange', onVisible)
  return () => {
    clearInterval(timer)
    removeEventListener('focus', wake)
    document.removeEventListener('visibilitychange', onVisible)
  }
}

/** The time zone, for what shows hours or days: it renders again when another one holds. */
export const useZone = (): string => useSyncExternalStore(onWake, currentZone)

/**
 * A timer for more than a minute, which a sleep of the machine does not prolong.
 * @returns ends it
 */
export function setLongTimeout(act: () => void, milliseconds: number): Unsubscribe {
  const moment = Date.now() + milliseconds
  const end = () => {
    clearTimeout(timer)
    unfollow()
  }
  const run = () => {
    end()
    act()
  }
  const timer = setTimeout(run, milliseconds)
  const unfollow = onWake(() => Date.now() >= moment && run())
  return end
}
