import type { MemberScope } from '#renderer/session/member-scope.ts'

/** Seconds if the server does not say how long, and the longest pause it may ask for. */
const USUAL = 30
const LONGEST = 15 * 60

/** The part of a member that holds messages back after a rate limit was reached. */
export function sendPause(member: MemberScope) {
  /** Milliseconds of this machine's clock, which continues during sleep. */
  let until = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  /** Whether the member knows that messages wait. */
  let isTold = false
  member.onClose(() => clearTimeout(timer))
  return {
    /**
     * @param seconds length, if the server told it
     * @param resume called when the pause ends
     */
    begin: (seconds: number | undefined, resume: () => void): void => {
      const milliseconds = Math.min(Math.max(seconds ?? USUAL, 1), LONGEST) * 1000
      clearTimeout(timer)
      if (member.signal.aborted) return
      timer = setTimeout(() => {
        until = 0
        resume()
      }, milliseconds)
      until = Date.now() + milliseconds
    },
    /** Whole seconds until messages are sent again; 0 outside a pause. */
    left: (): number => Math.max(0, Math.ceil((until - Date.now()) / 1000)),
    /** @returns whether the member has not been told of this pause yet; marks them as told */
    tell: (): boolean => {
      const isNews = !isTold
      isTold = true
      return isNews
    },
    /** The pause is over, or the member retries: the next one is reported again. */
    forget: (): void => {
      isTold = false
    },
  }
}
