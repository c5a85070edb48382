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

/** The own row of `profiles`, created if it is missing (spec §4). */
export function useOwnProfile() {
  const { supabase } = useMember()
  return useQuery({
    queryKey: profileKey,
    queryFn: () => ensureOwnProfile(supabase),
    refetchInterval: quietRetry,
  })
}

/** The full profile of a friend. */
export function useFriendProfile(id: string) {
  const { supabase } = useMember()
  return useQuery({ queryKey: ['friend-profile', id], queryFn: () => getProfile(supabase, id) })
}

/** Replaces the member's card in cached data. */
type Patch<TData> = (data: TData, card: MemberCard) => TData

/** By the first element of the query key. */
const patches = new Map<string, (data: never, card: MemberCard) => unknown>()

/**
 * Registers that data under `[name, …]` embeds member cards, and how to replace one. Called once, next to the query.
 * @param patch returns the same data if the member does not occur in it
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
 * Applies a change of the signed-in member's profile everywhere: to the profile itself, and in every query that embeds
 * member cards.
 */
export async function changeMember({ queries }: MemberScope, profile: Profile): Promise<void> {
  const { id, username, avatar_url } = profile
  await changeCached<Profile>(queries, profileKey, () => profile)
  for (const [name, patch] of patches)
    await changeCached<unknown>(queries, [name], (data) => patch(data as never, { id, username, avatar_url }))
}
