/** Seconds where the server does not say how long, and the longest pause it may ask for. */
const USUAL = 30
const LONGEST = 15 * 60

interface Pause {
  /** Milliseconds of this machine's clock, which goes on while the machine sleeps. */
  readonly until: number
  readonly timer: ReturnType<typeof setTimeout>
}

const pauses = new Map<string, Pause>()

/**
 * Keeps a member's messages back, since the server takes no more of them now.
 * @param seconds how long, where the server told it
 * @param resume called once the pause is over
 */
export function pauseSending(userId: string, seconds: number | undefined, resume: () => void): void {
  const milliseconds = Math.min(Math.max(seconds ?? USUAL, 1), LONGEST) * 1000
  clearTimeout(pauses.get(userId)?.timer)
  const timer = setTimeout(() => {
    pauses.delete(userId)
    resume()
  }, milliseconds)
  pauses.set(userId, { until: Date.now() + milliseconds, timer })
}

/** Whole seconds until messages go out again, 0 outside a pause. */
export function pauseLeft(userId: string): number {
  const until = pauses.get(userId)?.until ?? 0
  return Math.max(0, Math.ceil((until - Date.now()) / 1000))
}
