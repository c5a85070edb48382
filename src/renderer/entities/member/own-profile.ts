import { useQuery } from '@tanstack/react-query'
import { changeCached } from '#renderer/server/cache/change-cached.ts'
import { persistQuery } from '#renderer/server/cache/persist-rules.ts'
import { quietRetry } from '#renderer/server/cache/query-hooks.ts'
import type { MemberScope } from '#renderer/session/member-scope.ts'
import { useMember } from '#renderer/session/MemberProvider.tsx'
import { ensureOwnProfile, getProfile } from './api.ts'
import type { MemberCard, Profile } from './profile.ts'

persistQuery('profile', { most: 1, part: (profile: Profile) => profile })

export const profileKey = ['profile'] as const

/** The own `profiles` row; created when it is missing (spec §4). */
export function useOwnProfile() {
  const { supabase } = useMember()
  return useQuery({
    queryKey: profileKey,
    queryFn: () => ensureOwnProfile(supabase),
    refetchInterval: quietRetry,
  })
}

/** The whole profile of a friend. */
export function useFriendProfile(id: string) {
  const { supabase } = useMember()
  return useQuery({ queryKey: ['friend-profile', id], queryFn: () => getProfile(supabase, id) })
}

/** Shows the member's new card in what was read under one name. */
type Patch<TData> = (data: TData, card: MemberCard) => TData

/** By the first part of the key. */
const patches = new Map<string, (data: never, card: MemberCard) => unknown>()

/**
 * Says that what is read under `[name, …]` embeds cards of members, and how their own is replaced there. To be
 * said once, where the query is.
 * @param patch returns what it was given where the member does not stand in it
 */
export function embedsMembers<TData>(name: string, patch: Patch<TData>): void {
  patches.set(name, patch)
}

/** Rows with the new card of a member wherever they are the author. */
export const withAuthor = <Row extends { readonly author: MemberCard }>(
  rows: readonly Row[],
  card: MemberCard,
): readonly Row[] =>
  rows.some(({ author }) => author.id === card.id)
    ? rows.map((row) => (row.author.id === card.id ? { ...row, author: card } : row))
    : rows

/**
 * Shows what the signed-in member has changed of themselves wherever they stand: on their profile, and as an author in
 * every query that embeds cards. No other query is touched.
 */
export async function changeMember({ queries }: MemberScope, profile: Profile): Promise<void> {
  const { id, username, avatar_url } = profile
  await changeCached<Profile>(queries, profileKey, () => profile)
  for (const [name, patch] of patches)
    await changeCached<unknown>(queries, [name], (data) => patch(data as never, { id, username, avatar_url }))
}
