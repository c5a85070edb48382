import { useEffect } from 'react'
import { UploadFailure, reportUploadFailure } from '#renderer/entities/files/upload/upload-failure.ts'
import { store } from '#renderer/lib/store.ts'
import { awayAtom } from '#renderer/server/connectivity.ts'
import { isAway, waitInWords } from '#renderer/server/errors.ts'
import { isOpen, type JobState } from '#renderer/session/jobs.ts'
import { useMember } from '#renderer/session/MemberProvider.tsx'
import type { MemberScope } from '#renderer/session/member-scope.ts'
import { useToasts, type Toasts } from '#renderer/ui/toasts/use-toasts.ts'
import { copy } from '../copy.ts'
import { FileGone, messageJob, type OutgoingJob } from './outbox.ts'

/** The part of a member with the states that they were told messages are in, until none goes out by itself any more. */
export const toldStates = () => new Set<JobState>()

/**
 * Tells the member of each message that the server refuses, and once that messages go out later, in the words of spec §8
 * and until it is out. What waits for a server that is away says so in its place, and the line over the page says why.
 * Mounted once.
 */
export function useTellUnsent(): void {
  const member = useMember()
  const toasts = useToasts('frame')
  useEffect(() => {
    const queue = member.part(messageJob.queue)
    const toldLater = member.part(toldStates)
    const withdrawals = new Map<string, () => void>()
    let before = statesOf(queue.jobs())
    return queue.subscribe(() => {
      const jobs = queue.jobs()
      const known = before
      before = statesOf(jobs)
      for (const [id, withdraw] of withdrawals) {
        if (before.has(id)) continue
        withdraw()
        withdrawals.delete(id)
      }
      if (!jobs.some(isOpen)) toldLater.clear()
      for (const job of jobs) {
        if (job.state === known.get(job.id)) continue
        const withdraw = tell(member, job, toasts)
        if (withdraw) withdrawals.set(job.id, withdraw)
      }
    })
  }, [member, toasts])
}

const statesOf = (jobs: readonly OutgoingJob[]) => new Map(jobs.map(({ id, state }) => [id, state]))

/** @returns withdraws what was told */
function tell(member: MemberScope, job: OutgoingJob, toasts: Toasts): (() => void) | undefined {
  const queue = member.part(messageJob.queue)
  const told = member.part(toldStates)
  const { id, state } = job
  const cause = queue.causeOf(id)
  const isTold = told.has(state)
  // A member who stops a file knows it: it has no cause.
  if (state === 'refused') return cause === undefined ? undefined : tellFailure(job, cause, toasts)
  if (isTold || (state !== 'waiting' && state !== 'unsent')) return undefined
  if (state === 'unsent' && (store.get(awayAtom) !== null || isAway(cause))) return undefined
  told.add(state)
  if (state === 'unsent') return tellFailure(job, cause, toasts)
  toasts.info(copy.slowDown, copy.goesOutIn(waitInWords(queue.pauseLeft())))
  return undefined
}

/** Reports that something was not sent, and for a file why (spec §8). @returns withdraws the report */
function tellFailure({ payload }: OutgoingJob, cause: unknown, toasts: Toasts): () => void {
  if (cause instanceof FileGone) return toasts.error(copy.fileGone, copy.fileFailed)
  if (cause instanceof UploadFailure) return reportUploadFailure(toasts, cause.cause)
  return toasts.error(payload.file ? copy.fileFailed : copy.sendFailed)
}
