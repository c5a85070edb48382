import { failureKind } from '#renderer/server/errors.ts'
import { useLook } from '#renderer/server/cache/use-look.ts'
import { mayRead } from '#renderer/session/api.ts'
import type { MemberScope } from '#renderer/session/member-scope.ts'
import { useMember } from '#renderer/session/MemberProvider.tsx'

/**
 * Which rows are gone, by what the server answered when it was asked for them. Where it has none of them at all, the
 * session may be one that reads nothing, such as one without its second step.
 */
export async function goneOf(
  { supabase, id }: MemberScope,
  asked: readonly string[],
  answered: readonly string[],
): Promise<readonly string[]> {
  const living = new Set(answered)
  const gone = asked.filter((row) => !living.has(row))
  if (gone.length === 0 || gone.length < asked.length) return gone
  return (await mayRead(supabase, id)) ? gone : []
}

interface RowsInSight {
  /** Ids of the rows in view. */
  readonly sight: () => readonly string[]
  /** Asks the server which of them it still has. */
  readonly living: (member: MemberScope, ids: readonly string[]) => Promise<readonly string[]>
  /** Takes those that are gone out of the caches. */
  readonly drop: (member: MemberScope, gone: readonly string[]) => Promise<unknown>
}

/** Takes rows that others have deleted out of the page while they are in sight. */
export function useGoneRows({ sight, living, drop }: RowsInSight): void {
  const member = useMember()
  useLook(async () => {
    const ids = sight()
    if (ids.length === 0) return
    const gone = await goneOf(member, ids, await living(member, ids))
    if (gone.length > 0 && !member.signal.aborted) await drop(member, gone)
  })
}

/**
 * Deletes an own row; one that is gone already, by another window of the member, is as good as deleted.
 * @throws the server's error
 */
export async function eraseOwn({ supabase, id }: MemberScope, erase: () => Promise<void>): Promise<void> {
  try {
    await erase()
  } catch (cause) {
    if (failureKind(cause) !== 'gone' || !(await mayRead(supabase, id))) throw cause
  }
}
