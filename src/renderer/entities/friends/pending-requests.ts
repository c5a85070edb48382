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

/** Milliseconds between two looks at who waits for an answer: that they withdrew is told by nobody. */
const LOOK_EVERY = 60_000

/** Pending friend requests by page; `members` is `undefined` until they are known. */
export function usePendingRequests(list: RequestList) {
  const member = useMember()
  const queryKey = pendingKey(list)
  const query = useInfiniteQuery<RequestPage, Error, RequestsData, typeof queryKey, Cursor | null>({
    queryKey,
    initialPageParam: null,
    queryFn: ({ pageParam, signal }) => pages[list](member, pageParam, signal),
    getNextPageParam: (page) => page.next,
    refetchInterval: (query) => quietRetry(query) || (asksToAnswer(list, query.state.data) && LOOK_EVERY),
    refetchOnWindowFocus: ({ state }) => (asksToAnswer(list, state.data) ? 'always' : true),
  })
  const members = useMemo(() => query.data && membersOf(query.data), [query.data])
  return { members, query }
}

const asksToAnswer = (list: RequestList, data?: RequestsData): boolean =>
  list === 'received' && data !== undefined && membersOf(data).length > 0

/** Without duplicates: new requests shift the pages while they are read. */
const membersOf = ({ pages }: RequestsData): readonly Waiting[] => [
  ...new Map(pages.flatMap(({ members }) => members).map((member) => [member.id, member])).values(),
]

/** Number of unanswered requests to the member, with its text; `null` if there are none. */
export function useIncomingRequests(): { readonly count: number; readonly text: string } | null {
  const { members, query } = usePendingRequests('received')
  const count = members?.length ?? 0
  return count > 0 ? { count, text: copy.waiting(count, query.hasNextPage) } : null
}

/** Announces requests that arrive while the window is open to screen readers. Mounted once. */
export function useRequestsAnnouncement(): void {
  const { members } = usePendingRequests('received')
  const last = useRef<ReadonlySet<string>>(undefined)
  useEffect(() => {
    if (!members) return
    const before = last.current
    last.current = new Set(members.map(({ id }) => id))
    if (!before) return
    // An unknown request below a known one belongs to a later page and is not new.
    const known = members.findIndex(({ id }) => before.has(id))
    const fresh = known < 0 ? members : members.slice(0, known)
    const [first] = fresh
    if (first) announce(fresh.length === 1 ? copy.hasAsked(first.username) : copy.haveAsked(fresh.length))
  }, [members])
}
