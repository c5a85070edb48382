import { mayRead } from '#renderer/session/api.ts'
import type { MemberScope } from '#renderer/session/member-scope.ts'

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
