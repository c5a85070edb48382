import type { MemberScope } from '#renderer/session/member-scope.ts'

/** Seconds where the server does not say how long, and the longest pause it may ask for. */
const USUAL = 30
const LONGEST = 15 * 60

/** The part of a member that keeps messages back, since the server takes no more of them now. */
export function sendPause(member: MemberScope) {
  /** Milliseconds of this machine's clock, which goes on while the machine sleeps. */
  let until = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  /** Whether the member knows that messages wait. */
  let isTold = false
  member.onClose(() => clearTimeout(timer))
  return {
    /**
     * @param seconds how long, where the server told it
     * @param resume called once the pause is over
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
    /** Whole seconds until messages go out again, 0 outside a pause. */
    left: (): number => Math.max(0, Math.ceil((until - Date.now()) / 1000)),
    /** @returns whether the member has not been told of this pause yet, as they are now */
    tell: (): boolean => {
      const isNews = !isTold
      isTold = true
      return isNews
    },
    /** It is over, or the member tries again: the next one is news. */
    forget: (): void => {
      isTold = false
    },
  }
}
