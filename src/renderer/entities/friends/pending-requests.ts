import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useRef } from 'react'
import type { MemberScope } from '#renderer/session/member-scope.ts'
import { useMember } from '#renderer/session/MemberProvider.tsx'
import type { Cursor } from '#renderer/lib/keyset.ts'
import { quietRetry } from '#renderer/server/cache/query-hooks.ts'
import { announce } from '#renderer/ui/announce.ts'
import { copy } from './copy.ts'
import { listReceived, listSent, type RequestPage, type Waiting } from './api.ts'
import { pendingKey, type RequestList, type RequestsData } from './requests.ts'

type ReadPage = (member: MemberScope, after: Cursor | null, signal: AbortSignal) => Promise<RequestPage>

const pages: Record<RequestList, ReadPage> = {
  received: ({ supabase }, ...page) => listReceived(supabase, false, ...page),
  'set-aside': ({ supabase }, ...page) => listReceived(supabase, true, ...page),
  sent: ({ supabase, id }, ...page) => listSent(supabase, id, ...page),
}

/** Friend requests without an answer, by pages; `members` is `undefined` until they are known. */
export function usePendingRequests(list: RequestList) {
  const member = useMember()
  const queryKey = pendingKey(list)
  const query = useInfiniteQuery<RequestPage, Error, RequestsData, typeof queryKey, Cursor | null>({
    queryKey,
    initialPageParam: null,
    queryFn: ({ pageParam, signal }) => pages[list](member, pageParam, signal),
    getNextPageParam: (page) => page.next,
    refetchInterval: quietRetry,
  })
  const members = useMemo(() => query.data && membersOf(query.data), [query.data])
  return { members, query }
}

/** Once each: who asks while pages are read moves between them. */
const membersOf = ({ pages }: RequestsData): readonly Waiting[] => [
  ...new Map(pages.flatMap(({ members }) => members).map((member) => [member.id, member])).values(),
]

/** How many requests wait for the member's answer, and how that is said; `null` while there is none. */
export function useIncomingRequests(): { readonly count: number; readonly text: string } | null {
  const { members, query } = usePendingRequests('received')
  const count = members?.length ?? 0
  return count > 0 ? { count, text: copy.waiting(count, query.hasNextPage) } : null
}

/** Says who has asked while the window was open, to who does not see the lamp. To be mounted once. */
export function useRequestsAnnouncement(): void {
  const { members } = usePendingRequests('received')
  const last = useRef<ReadonlySet<string>>(undefined)
  useEffect(() => {
    if (!members) return
    const before = last.current
    last.current = new Set(members.map(({ id }) => id))
    if (!before) return
    // What is not known either, but stands below, is of a further page.
    const known = members.findIndex(({ id }) => before.has(id))
    const fresh = known < 0 ? members : members.slice(0, known)
    const [first] = fresh
    if (first) announce(fresh.length === 1 ? copy.hasAsked(first.username) : copy.haveAsked(fresh.length))
  }, [members])
}
