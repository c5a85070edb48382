import type { LeaveReason, MemberPart, MemberScope } from './member-scope.ts'

/** A queue of any kind. */
interface AnyQueue {
  readonly isUrgent: boolean
  hasOpen(): boolean
  subscribe(listener: () => void): () => void
  /** Runs all that may run by itself. */
  runAll(): Promise<void>
  /** Runs also what is held, because the member leaves. */
  settle(): Promise<void>
  /** Removes what its kind drops when the member leaves. */
  leave(reason: LeaveReason): void
}

/** Milliseconds that a hanging server may delay a member who is leaving. */
const PATIENCE = 3_000

/** The part of a member with all their queues. */
export const queuesOf = () => new Set<AnyQueue>()

/** Runs what earlier windows left, of all kinds that the app knows. */
export function startJobs(
  member: MemberScope,
  kinds: readonly { readonly queue: MemberPart<AnyQueue> }[],
): void {
  for (const { queue } of kinds) void member.part(queue).runAll()
}

/** Runs all that may run by itself, at a sign that the server is there. */
export function runJobs(member: MemberScope): void {
  for (const queue of member.part(queuesOf)) void queue.runAll()
}

const urgentOf = (member: MemberScope) =>
  [...member.part(queuesOf)].filter((queue) => queue.isUrgent && queue.hasOpen())

/** Whether something has to reach the server before the member leaves. */
export const hasUrgentJobs = (member: MemberScope): boolean => urgentOf(member).length > 0

/** Calls back at each change of the queues that a member has by now. @returns stops it */
export function followJobs(member: MemberScope, listener: () => void): () => void {
  const ends = [...member.part(queuesOf)].map((queue) => queue.subscribe(listener))
  return () => ends.forEach((end) => end())
}

/** Lets each kind say what of it does not wait for the member's return. */
export function leaveJobs(member: MemberScope, reason: LeaveReason): void {
  for (const queue of member.part(queuesOf)) queue.leave(reason)
}

/** Runs the urgent jobs of a member who leaves or quits, for three seconds at most. The others wait on disk. */
export async function settleJobs(member: MemberScope): Promise<void> {
  const { promise: late, resolve: giveUp } = Promise.withResolvers<void>()
  const timer = setTimeout(giveUp, PATIENCE)
  await Promise.race([Promise.allSettled(urgentOf(member).map((queue) => queue.settle())), late])
  clearTimeout(timer)
}
