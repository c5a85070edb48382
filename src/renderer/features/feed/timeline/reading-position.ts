import { atom } from 'jotai'
import { useCallback, useEffect, useLayoutEffect, useState } from 'react'
import { z } from 'zod/mini'
import { lastInputAt } from '#renderer/lib/attention.ts'
import { compareNewestFirst } from '#renderer/lib/keyset.ts'
import type { MemberScope } from '#renderer/session/member-scope.ts'
import { memberMap } from '#renderer/session/member-storage.ts'
import { useMember } from '#renderer/session/MemberProvider.tsx'
import { snapshotOf, type ListSnapshot } from '#renderer/ui/virtual-list/snapshot.ts'
import { idsInSight, type ListVirtualizer } from '#renderer/ui/virtual-list/use-virtual-list.ts'
import type { FeedFilter } from '../categories.ts'
import type { Post } from '../posts/post.ts'

/** The newest post that was shown, by feed. */
const newestSeen = memberMap('seen', z.object({ created_at: z.string(), id: z.string() }))

/**
 * Where the posts begin that the member saw at the last visit. A visit lasts as long as the feed is shown.
 * @returns index of the first post seen before; -1 without a line between new and seen: nothing but own posts is new,
 * everything is new, or it is the first visit
 */
export function useFirstSeen(filter: FeedFilter, posts: readonly Post[]): number {
  const member = useMember()
  const [seen] = useState(() => member.part(newestSeen).get(filter))
  const [newest] = posts
  const { created_at, id } = newest ?? {}
  useEffect(() => {
    if (created_at && id) member.part(newestSeen).set(filter, { created_at, id })
  }, [member, filter, created_at, id])
  if (!seen) return -1
  const first = posts.findIndex((post) => compareNewestFirst(post, seen) >= 0)
  const isNews = posts.slice(0, Math.max(0, first)).some(({ author }) => author.id !== member.id)
  return isNews ? first : -1
}

/** By feed. */
const placesAtom = atom<ReadonlyMap<FeedFilter, ListSnapshot | null>>(new Map())

/** The position at which the member left a feed, to return to, whatever has been loaded since. */
export function useLeftPlace(filter: FeedFilter): ListSnapshot | null {
  const { store } = useMember()
  return useState(() => store.get(placesAtom).get(filter) ?? null)[0]
}

/** Stores the position at which a feed is left. */
export function useRememberPlace(filter: FeedFilter, list: ListVirtualizer): void {
  const { store } = useMember()
  const remember = useCallback(
    () => store.set(placesAtom, new Map(store.get(placesAtom)).set(filter, snapshotOf(list))),
    [filter, list, store],
  )
  useLayoutEffect(() => remember, [remember])
}

/** Returns the ids in view of the feed that is shown. */
type Sight = () => readonly string[]

/** The part of a member with what is in view of their feeds. */
const sightsOf = () => new Map<FeedFilter, Sight>()

/** Ids of the posts in view of a feed. */
export const postsInSight = (member: MemberScope, filter: FeedFilter): readonly string[] =>
  member.part(sightsOf).get(filter)?.() ?? []

/** Registers what is in view, for whoever rereads the feed. */
export function useTellSight(filter: FeedFilter, ids: readonly string[], list: ListVirtualizer): void {
  const member = useMember()
  useEffect(() => noteShown(member, filter), [member, filter])
  useEffect(() => {
    const sights = member.part(sightsOf)
    sights.set(filter, () => idsInSight(ids, list))
    return () => void sights.delete(filter)
  }, [member, filter, ids, list])
}

/** Milliseconds after which a member may be reading without any input. */
const MOMENT = 10_000

/** The part of a member with when each feed was first shown, by `performance.now()`. */
const shownSince = () => new Map<FeedFilter, number>()

/** Notes that a feed is on screen. */
export function noteShown(member: MemberScope, filter: FeedFilter): void {
  const shown = member.part(shownSince)
  if (!shown.has(filter)) shown.set(filter, performance.now())
}

/**
 * Whether the member may have begun to read a feed since they signed in, so that it must not move. Input from before it
 * was shown does not count.
 */
export function isFeedRead(member: MemberScope, filter: FeedFilter): boolean {
  const since = member.part(shownSince).get(filter)
  return since !== undefined && (lastInputAt() > since || performance.now() >= since + MOMENT)
}
