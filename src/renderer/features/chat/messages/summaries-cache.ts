import { queryOptions, useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useMember } from '#renderer/session/MemberProvider.tsx'
import type { MemberScope } from '#renderer/session/member-scope.ts'
import { persistQuery } from '#renderer/server/cache/persist-rules.ts'
import { getConversations } from './api.ts'
import { withPendingReceipts } from './pending-receipts.ts'
import { summaryOf, type Summaries, type Summary } from './conversation-summary.ts'

const MOST_KEPT = 200

/** Milliseconds after which they are read again where they are needed. */
const STALE_AFTER = 30_000

persistQuery('conversations', {
  most: 1,
  part: (summaries: Summaries) =>
    summaries.slice(0, MOST_KEPT).map((summary): Summary => ({ ...summary, isKept: true })),
})

const summariesKey = ['conversations'] as const

const summariesQuery = (member: MemberScope) =>
  queryOptions({
    queryKey: summariesKey,
    queryFn: () => load(member),
    // Live events and catch-ups keep it current, but what they brought may not have been kept.
    staleTime: ({ state }) => (state.data && !isFresh(state.data) ? 0 : STALE_AFTER),
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  })

const none: Summaries = []

/**
 * A selection from the member's conversations, newest first; renders again only if the selection changes.
 * @param select must return an equal value for equal summaries
 */
export function useSummaries<Part>(select: (summaries: Summaries) => Part): Part {
  const { data } = useQuery({ ...summariesQuery(useMember()), select })
  return data ?? select(none)
}

/** Whether the server has sent them since the start, including what came since the last one. */
export const useSummariesKnown = (): boolean =>
  useQuery({ ...summariesQuery(useMember()), select: isFresh }).data ?? false

const isFresh = (summaries: Summaries) => !summaries.some(({ isKept }) => isKept)

/** How far a friend has read the conversation. */
export const useFriendReadAt = (friendId: string): string | null =>
  useSummaries(
    useCallback((summaries: Summaries) => summaryOf(summaries, friendId)?.friendReadAt ?? null, [friendId]),
  )

/** The conversation with a friend; `undefined` if there is none. */
export const useSummary = (friendId: string): Summary | undefined =>
  useSummaries(useCallback((summaries: Summaries) => summaryOf(summaries, friendId), [friendId]))

export const readSummaries = (member: MemberScope): Summaries =>
  member.queries.getQueryData<Summaries>(summariesKey) ?? none

type Change = (summaries: Summaries) => Summaries

/** The part of a member with changes that come while summaries are being read, which may lack them. */
const changesOf = (): { duringLoad?: Change[] | undefined } => ({})

async function load(member: MemberScope): Promise<Summaries> {
  const changes = member.part(changesOf)
  const during: Change[] = []
  changes.duringLoad = during
  try {
    const summaries = withPendingReceipts(await getConversations(member.supabase), member)
    return during.reduce((known, change) => change(known), summaries)
  } finally {
    if (changes.duringLoad === during) changes.duringLoad = undefined
  }
}

/** The conversations as the server has them now, or as they were known where it does not answer. */
export async function freshSummaries(member: MemberScope): Promise<Summaries> {
  try {
    return await member.queries.fetchQuery({ ...summariesQuery(member), staleTime: 0 })
  } catch (error) {
    console.error('the conversations could not be read', error)
    return readSummaries(member)
  }
}

/** @param change must be idempotent */
export function changeSummaries(member: MemberScope, change: Change): void {
  member.part(changesOf).duringLoad?.push(change)
  member.queries.setQueryData<Summaries>(summariesKey, (known) => known && change(known))
}

/** Has them read again, because changes may have been missed. */
export function invalidateSummaries(member: MemberScope): void {
  void member.queries.invalidateQueries({ queryKey: summariesKey })
}
