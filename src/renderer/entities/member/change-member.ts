import { changeCached } from '#renderer/server/queries/change-cached.ts'
import { queryClient } from '#renderer/server/queries/query-client.ts'
import type { MemberCard } from './member-card.ts'

/**
 * Shows what a member has changed of themselves wherever they stand: as an author, in a list, on their profile.
 * @param member what is known anew; of it each place takes what it holds
 */
export const changeMember = (member: MemberCard): Promise<void> =>
  changeCached<unknown>(queryClient, [], (data) => withMember(data, member))

/** The same value where the member is not in it. */
function withMember(value: unknown, member: MemberCard): unknown {
  if (Array.isArray(value)) {
    const items: readonly unknown[] = value
    const changed = items.map((item) => withMember(item, member))
    return changed.some((item, index) => item !== items[index]) ? changed : value
  }
  if (!isRecord(value)) return value
  if (value['id'] === member.id && 'username' in value) return taken(value, member)
  const changed = Object.entries(value).map(([name, part]) => [name, withMember(part, member)] as const)
  return changed.some(([name, part]) => part !== value[name]) ? Object.fromEntries(changed) : value
}

/** Of what is known anew only what was there. */
function taken(value: Record<string, unknown>, member: MemberCard): Record<string, unknown> {
  const known = Object.entries(member).filter(([name]) => name in value)
  return { ...value, ...Object.fromEntries(known) }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
