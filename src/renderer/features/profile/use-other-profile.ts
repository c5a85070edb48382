import { skipToken, useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { z } from 'zod/mini'
import { copy as friendsCopy } from '#renderer/entities/friends/copy.ts'
import type { Relation } from '#renderer/entities/friends/friend.ts'
import { useRelation } from '#renderer/entities/friends/requests.ts'
import { useFriendProfile, useOwnProfile } from '#renderer/entities/member/own-profile.ts'
import { useFirstFailure } from '#renderer/lib/use-first-failure.ts'
import { useMember } from '#renderer/session/MemberProvider.tsx'
import { announce } from '#renderer/ui/announce.ts'
import { useReportFailure } from '#renderer/ui/toasts/use-report-failure.ts'
import { useToasts } from '#renderer/ui/toasts/use-toasts.ts'
import { copy } from './copy.ts'
import type { Portrayed } from './portrayed.ts'
import { findMember, getMemberCard } from './api.ts'

export type OtherProfile =
  | { readonly kind: 'loading' | 'self' | 'missing' }
  | { readonly kind: 'named'; readonly id: string }
  | { readonly kind: 'failed'; readonly retry: () => void }
  | { readonly kind: 'shown'; readonly member: Portrayed; readonly relation: Relation }

/** Profile of an address, as far as the member may see it. Failures are reported (spec §8). */
export function useOtherProfile(address: string): OtherProfile {
  const named = useMemberId(address)
  const memberId = named.data ?? ''
  const card = useMemberCard(memberId)
  const { relation, query } = useRelation(memberId)
  const reportFailure = useReportFailure('echo')
  const isReady = card.data !== undefined && relation !== 'loading'
  const failure = { data: isReady || undefined, error: named.error ?? card.error ?? query.error }
  useFirstFailure(address, failure, (cause) => reportFailure(copy.loadFailed, cause))
  const isMissing = named.data === null || card.data === null
  useMissingNotice(isMissing)

  if (named.data && named.data !== address) return { kind: 'named', id: named.data }
  if (relation === 'self') return { kind: 'self' }
  if (isMissing) return { kind: 'missing' }
  if (card.data && isReady) return { kind: 'shown', member: card.data, relation }
  if (!failure.error) return { kind: 'loading' }
  const retry = () => {
    for (const failed of [named, card, query]) if (failed.isError) void failed.refetch()
  }
  return { kind: 'failed', retry }
}

function useMemberCard(id: string) {
  const { id: ownId, supabase } = useMember()
  return useQuery({
    queryKey: ['member-card', id],
    enabled: id !== '' && id !== ownId,
    queryFn: () => getMemberCard(supabase, id),
  })
}

function useMissingNotice(isMissing: boolean): void {
  const toasts = useToasts()
  useEffect(() => {
    if (isMissing) toasts.error(copy.notFound)
  }, [isMissing, toasts])
}

/** The full profile of a friend. A failure is reported (spec §8). */
export function useShownProfile(id: string) {
  const reportFailure = useReportFailure('echo')
  const query = useFriendProfile(id)
  useFirstFailure(id, query, (cause) => reportFailure(copy.loadFailed, cause))
  return query
}

const memberIdSchema = z.guid()

/**
 * Id of the member whose address contains their id or, in links from outside, their name. `data` is `null` if there is
 * none.
 */
function useMemberId(address: string) {
  const { id: ownId, supabase } = useMember()
  const own = useOwnProfile().data
  const isId = memberIdSchema.safeParse(address).success
  const isOwn = own?.username.toLowerCase() === address.toLowerCase()
  const found = useQuery({
    queryKey: ['member-id', address],
    queryFn:
      isId || isOwn || address === '' ? skipToken : ({ signal }) => findMember(supabase, address, signal),
  })
  if (isId) return { ...found, data: address }
  if (isOwn) return { ...found, data: ownId }
  return address === '' ? { ...found, data: null } : found
}

/** Announces that the other member has accepted, to screen readers. New requests are announced on every page. */
export function useRelationAnnouncement(profile: OtherProfile): void {
  const relation = profile.kind === 'shown' ? profile.relation : null
  const last = useRef(relation)
  useEffect(() => {
    const before = last.current
    last.current = relation
    // The member's own actions have a toast.
    if (relation === 'friends' && before === 'pending_sent') announce(friendsCopy.accepted)
  }, [relation])
}
