import { useCallback } from 'react'
import { z } from 'zod/mini'
import type { MemberScope } from '#renderer/session/member-scope.ts'
import { memberMap } from '#renderer/session/member-storage.ts'
import { useMember } from '#renderer/session/MemberProvider.tsx'
import { ADULT_CATEGORY, type AskedPosts, type FeedFilter, type PostCategory } from '../categories.ts'
import { feedKey } from './feed-cache.ts'

/**
 * Whether the member has passed the gate of the adults section on this machine. Not stored elsewhere: on a machine that
 * others may look at, adult posts do not appear on home until the member has passed the gate there.
 */
const passed = memberMap('adult-gate', z.literal(true))

const hasPassed = (member: MemberScope): boolean => member.part(passed).get('') === true

/** Posts requested for a filter: 'Todo' includes adult posts once the member has passed the gate (design §7). */
export const askedPosts = (member: MemberScope, filter: FeedFilter): AskedPosts =>
  filter === 'all' && !hasPassed(member) ? 'all-but-adult' : filter

/** Whether a feed shows posts of a category. */
export function isShownIn(member: MemberScope, filter: FeedFilter, category: PostCategory): boolean {
  if (filter !== 'all') return filter === category
  return category !== ADULT_CATEGORY || hasPassed(member)
}

/** @returns called when the member has passed the gate: from then on 'Todo' includes adult posts */
export function usePassedGate(): () => void {
  const member = useMember()
  return useCallback(() => {
    if (hasPassed(member)) return
    member.part(passed).set('', true)
    void member.queries.resetQueries({ queryKey: feedKey('all'), exact: true })
  }, [member])
}
