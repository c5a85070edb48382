import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useFriends } from '#renderer/entities/friends/friends.ts'
import { usePendingRequests } from '#renderer/entities/friends/pending-requests.ts'
import type { MemberCard } from '#renderer/entities/member/profile.ts'
import { useMember } from '#renderer/session/MemberProvider.tsx'
import { factsOf } from './api.ts'
import type { copy } from './copy.ts'

export type Relation = keyof typeof copy.relation

/** What somebody is to the member, as far as it is known here already. */
export function useRelations(): (id: string) => Relation {
  const { data: friends } = useFriends()
  const { members: asking } = usePendingRequests('received')
  const { members: aside } = usePendingRequests('set-aside')
  const { members: asked } = usePendingRequests('sent')
  return (id) => {
    const has = (all: readonly { readonly id: string }[] | undefined) => all?.some((one) => one.id === id)
    if (has(friends)) return 'friend'
    if (has(asking) || has(aside)) return 'asking'
    return has(asked) ? 'asked' : 'none'
  }
}

/** What those of the members who are friends do and where, in a line; that it cannot be read is no news. */
export function useFacts(members: readonly MemberCard[]): (id: string) => string {
  const { supabase } = useMember()
  const relationTo = useRelations()
  const ids = members.map(({ id }) => id).filter((id) => relationTo(id) === 'friend')
  const { data, error } = useQuery({
    queryKey: ['found-facts', ...ids.toSorted()],
    queryFn: ({ signal }) => factsOf(supabase, ids, signal),
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
  })
  useEffect(() => {
    if (error) console.error('what friends who were found do could not be read', error)
  }, [error])
  return (id) => {
    const facts = data?.find((one) => one.id === id)
    return [facts?.professional_background, facts?.city].filter(Boolean).join(' · ')
  }
}
