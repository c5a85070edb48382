import type { MemberPart, MemberScope } from './member-scope.ts'

/** A queue of any kind. */
interface AnyQueue {
  readonly isUrgent: boolean
  /** Runs all that may run by itself. */
  runAll(): Promise<void>
  /** Runs also what is held, because the member leaves. */
  settle(): Promise<void>
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

/** Runs the urgent jobs of a member who leaves or quits, for three seconds at most. The others wait on disk. */
export async function settleJobs(member: MemberScope): Promise<void> {
  const { promise: late, resolve: giveUp } = Promise.withResolvers<void>()
  const timer = setTimeout(giveUp, PATIENCE)
  const urgent = [...member.part(queuesOf)].filter(({ isUrgent }) => isUrgent)
  await Promise.race([Promise.allSettled(urgent.map((queue) => queue.settle())), late])
  clearTimeout(timer)
}
