import { queryOptions, useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useCallback } from 'react'
import { currentUserIdAtom } from '#renderer/session/session.ts'
import { persistQuery } from '#renderer/server/cache/persist-rules.ts'
import { queryClient } from '#renderer/server/cache/query-client.ts'
import { getConversations } from './api.ts'
import { withPendingReceipts } from './pending-receipts.ts'
import { summaryOf, type Summaries, type Summary } from './summary.ts'

const MOST_KEPT = 200

persistQuery('conversations', {
  most: 1,
  part: (summaries: Summaries) =>
    summaries.slice(0, MOST_KEPT).map((summary): Summary => ({ ...summary, isKept: true })),
})

const summariesQuery = (userId: string | null) =>
  queryOptions({
    queryKey: ['conversations', userId] as const,
    queryFn: () => load(userId ?? ''),
    enabled: userId !== null,
    // What is heard live keeps it current.
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  })

const none: Summaries = []

/** A part of the signed-in member's conversations, the newest first; only a change of that part draws anew. */
export function useSummaries<Part>(select: (summaries: Summaries) => Part): Part {
  const { data } = useQuery({ ...summariesQuery(useAtomValue(currentUserIdAtom)), select })
  return data ?? select(none)
}

/** Whether the server has told them in this start, and with them what came in since the last one. */
export const useSummariesKnown = (): boolean =>
  useQuery({ ...summariesQuery(useAtomValue(currentUserIdAtom)), select: isFresh }).data ?? false

const isFresh = (summaries: Summaries) => !summaries.some(({ isKept }) => isKept)

/** How far a friend has read of the conversation with them. */
export const useFriendReadAt = (friendId: string): string | null =>
  useSummaries(
    useCallback((summaries: Summaries) => summaryOf(summaries, friendId)?.friendReadAt ?? null, [friendId]),
  )

/** The conversation with a friend, `undefined` where there is none. */
export const useSummary = (friendId: string): Summary | undefined =>
  useSummaries(useCallback((summaries: Summaries) => summaryOf(summaries, friendId), [friendId]))

export const readSummaries = (userId: string): Summaries =>
  queryClient.getQueryData(summariesQuery(userId).queryKey) ?? none

type Change = (summaries: Summaries) => Summaries

/** What is heard while they are being read, which may not have it. */
let heard: Change[] | undefined

async function load(userId: string): Promise<Summaries> {
  const during: Change[] = []
  heard = during
  try {
    const summaries = withPendingReceipts(await getConversations(), userId)
    return during.reduce((known, change) => change(known), summaries)
  } finally {
    if (heard === during) heard = undefined
  }
}

/** @param change does nothing to what it was made to already */
export function changeSummaries(userId: string, change: Change): void {
  heard?.push(change)
  queryClient.setQueryData(summariesQuery(userId).queryKey, (known) => known && change(known))
}

/** Has them read anew, since something may have gone unheard. */
export function invalidateSummaries(userId: string): void {
  void queryClient.invalidateQueries({ queryKey: summariesQuery(userId).queryKey })
}
