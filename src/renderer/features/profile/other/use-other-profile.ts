import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import type { Relation } from '#renderer/entities/friends/friend.ts'
import { useRelation } from '#renderer/entities/friends/requests.ts'
import { currentUserIdAtom } from '#renderer/session/session.ts'
import { useReportFailure } from '#renderer/ui/toasts/use-report-failure.ts'
import { useFirstFailure } from '#renderer/lib/use-first-failure.ts'
import { useToasts } from '#renderer/ui/toasts/use-toasts.ts'
import { copy } from '../copy.ts'
import type { Portrayed } from '../frame/portrayed.ts'
import { getMemberCard } from './api/get-member-card.ts'
import { getProfile } from './api/get-profile.ts'
import { useMemberId } from './use-member-id.ts'

export type OtherProfile =
  | { readonly kind: 'loading' | 'self' | 'missing' }
  | { readonly kind: 'named'; readonly id: string }
  | { readonly kind: 'failed'; readonly retry: () => void }
  | { readonly kind: 'shown'; readonly member: Portrayed; readonly relation: Relation }

/** What the profile of an address is to the reader. Failures are told (spec §8). */
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
  const userId = useAtomValue(currentUserIdAtom)
  return useQuery({
    queryKey: ['member-card', userId, id],
    enabled: id !== '' && id !== userId,
    queryFn: () => getMemberCard(id),
  })
}

function useMissingNotice(isMissing: boolean): void {
  const toasts = useToasts()
  useEffect(() => {
    if (isMissing) toasts.error(copy.notFound)
  }, [isMissing, toasts])
}

/** The whole profile of a friend. A failure is told (spec §8). */
export function useFriendProfile(id: string) {
  const userId = useAtomValue(currentUserIdAtom)
  const reportFailure = useReportFailure('echo')
  const query = useQuery({ queryKey: ['friend-profile', userId, id], queryFn: () => getProfile(id) })
  useFirstFailure(id, query, (cause) => reportFailure(copy.loadFailed, cause))
  return query
}
