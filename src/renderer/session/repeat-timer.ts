import { jittered } from '#renderer/lib/jittered.ts'
import { store } from '#renderer/lib/store.ts'
import { setLongTimeout } from '#renderer/lib/wake.ts'
import { serverReachableAtom } from '#renderer/server/connectivity.ts'
import { pauseAsked } from '#renderer/server/retry-after.ts'
import type { MemberScope } from './member-scope.ts'

/** Seconds to wait if a rate limit does not say how long, and at most. */
const USUAL_PAUSE = 30
const LONGEST_PAUSE = 15 * 60

/** Milliseconds before the first repeat with a server that gives no proper answer, doubled each time up to the last. */
const FIRST_REPEAT = 5_000
const LAST_REPEAT = 25_000

/** When something runs again by itself: after a rate limit, or after a pause that grows with each failure. */
export class RepeatTimer {
  readonly #run: () => void
  #endTimer: (() => void) | undefined
  #failures = 0
  /** When the timer ends, and when a rate limit does, in milliseconds of this machine's clock, which goes on during sleep. */
  #due = 0
  #pausedUntil = 0

  /** @param run runs it; not called while the server is away, whose return runs it anyway */
  constructor(member: MemberScope, run: () => void) {
    this.#run = run
    member.onClose(() => this.#endTimer?.())
  }

  /** Whole seconds until a rate limit is over; 0 without one. */
  readonly pauseLeft = (): number => Math.max(0, Math.ceil((this.#pausedUntil - Date.now()) / 1000))

  /** A rate limit was reached. @param seconds how long, if the server said it */
  pause(seconds = USUAL_PAUSE): void {
    this.#pausedUntil = Date.now() + Math.min(Math.max(seconds, 1), LONGEST_PAUSE) * 1000
    this.awaitPause()
  }

  /** Runs when the rate limit is over. */
  awaitPause(): void {
    this.#runAt(this.#pausedUntil)
  }

  /** There was no proper answer: runs later, or as soon as a busy server allows. */
  repeat(): void {
    const pause = jittered(Math.min(FIRST_REPEAT * 2 ** this.#failures, LAST_REPEAT))
    if (this.#runAt(Date.now() + pauseAsked() + pause)) this.#failures += 1
  }

  /** Something got through. */
  reset(): void {
    this.#failures = 0
  }

  /** @returns whether it was not about to run earlier */
  #runAt(time: number): boolean {
    if (this.#endTimer && this.#due <= time) return false
    this.#endTimer?.()
    this.#due = time
    this.#endTimer = setLongTimeout(() => {
      this.#endTimer = undefined
      // Over, whatever the clock says: somebody may have moved it.
      if (time >= this.#pausedUntil) this.#pausedUntil = 0
      if (store.get(serverReachableAtom)) this.#run()
    }, time - Date.now())
    return true
  }
}
