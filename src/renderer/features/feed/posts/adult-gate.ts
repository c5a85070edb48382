import { useCallback } from 'react'
import { z } from 'zod/mini'
import type { MemberScope } from '#renderer/session/member-scope.ts'
import { memberMap } from '#renderer/session/member-storage.ts'
import { useMember } from '#renderer/session/MemberProvider.tsx'
import { ADULT_CATEGORY, type AskedPosts, type FeedFilter, type PostCategory } from '../categories.ts'
import { feedKey } from './feed-cache.ts'

/**
 * Whether the member has entered the area for adults here. On this machine alone: on another, which others may look at,
 * nothing of it stands among the posts of home before they have wished for it there too.
 */
const passed = memberMap('adult-gate', z.literal(true))

const hasPassed = (member: MemberScope): boolean => member.part(passed).get('') === true

/** What a feed shows: 'Todo' has posts for adults for who has passed their gate once (design §7). */
export const askedPosts = (member: MemberScope, filter: FeedFilter): AskedPosts =>
  filter === 'all' && !hasPassed(member) ? 'all-but-adult' : filter

/** Whether a feed shows posts of a category. */
export function isShownIn(member: MemberScope, filter: FeedFilter, category: PostCategory): boolean {
  if (filter !== 'all') return filter === category
  return category !== ADULT_CATEGORY || hasPassed(member)
}

/** @returns to be called when the member has passed the gate: from now on 'Todo' shows what lies behind it */
export function usePassedGate(): () => void {
  const member = useMember()
  return useCallback(() => {
    if (hasPassed(member)) return
    member.part(passed).set('', true)
    void member.queries.resetQueries({ queryKey: feedKey('all'), exact: true })
  }, [member])
}
