import { desktop } from '#renderer/lib/desktop.ts'
import { followJobs, hasUrgentJobs, settleJobs } from './member-jobs.ts'
import type { MemberScope } from './member-scope.ts'

/**
 * Has the window and the app end only when what is urgent has reached the server, for three seconds at most. What has not by
 * then waits on disk; it holds no later end before something else happens to it.
 * @returns stops it
 */
export function holdEnd(member: MemberScope): () => void {
  let isHeld = false
  const hold = (holds: boolean) => {
    if (holds === isHeld) return
    isHeld = holds
    void desktop.app.holdEnd(holds)
  }
  const look = () => hold(hasUrgentJobs(member))
  const ends = [
    followJobs(member, look),
    desktop.app.onEnding(() => void settleJobs(member).then(() => hold(false))),
    () => hold(false),
  ]
  look()
  return () => ends.forEach((end) => end())
}
