import { atom, useAtomValue, useStore } from 'jotai'
import { useCallback, useEffect, useLayoutEffect, useState } from 'react'
import { z } from 'zod/mini'
import { compareNewestFirst } from '#renderer/lib/keyset.ts'
import { createStoredMap } from '#renderer/session/member-storage.ts'
import { currentUserIdAtom } from '#renderer/session/session.ts'
import { snapshotOf, type ListSnapshot } from '#renderer/ui/virtual-list/snapshot.ts'
import type { ListVirtualizer } from '#renderer/ui/virtual-list/use-virtual-list.ts'
import type { FeedFilter } from '../categories.ts'
import type { Post } from '../posts/post.ts'

/** The newest post that was shown, by member and feed. */
const newestSeen = createStoredMap('seen/', z.object({ created_at: z.string(), id: z.string() }))

/**
 * Where in a feed begins what the member saw when the feed was last opened. A visit lasts as long as the feed is shown.
 * @returns index of the first seen post; -1 where nothing parts new from seen: nothing, or nothing but own posts, is new,
 * all is, or it is the first visit
 */
export function useFirstSeen(filter: FeedFilter, posts: readonly Post[]): number {
  const userId = useAtomValue(currentUserIdAtom)
  const key = `${userId}/${filter}`
  const [seen] = useState(() => newestSeen.get(key))
  const [newest] = posts
  const { created_at, id } = newest ?? {}
  useEffect(() => {
    if (created_at && id) newestSeen.set(key, { created_at, id })
  }, [key, created_at, id])
  if (!seen) return -1
  const first = posts.findIndex((post) => compareNewestFirst(post, seen) >= 0)
  const isNews = posts.slice(0, Math.max(0, first)).some(({ author }) => author.id !== userId)
  return isNews ? first : -1
}

/** By member and feed. */
const placesAtom = atom<ReadonlyMap<string, ListSnapshot | null>>(new Map())

const usePlaceKey = (filter: FeedFilter) => `${useAtomValue(currentUserIdAtom)}/${filter}`

/** Where the member left a feed, for coming back to what was being read, whatever has been loaded since. */
export function useLeftPlace(filter: FeedFilter): ListSnapshot | null {
  const store = useStore()
  const key = usePlaceKey(filter)
  return useState(() => store.get(placesAtom).get(key) ?? null)[0]
}

/** Remembers where a feed is left. */
export function useRememberPlace(filter: FeedFilter, list: ListVirtualizer): void {
  const store = useStore()
  const key = usePlaceKey(filter)
  const remember = useCallback(
    () => store.set(placesAtom, new Map(store.get(placesAtom)).set(key, snapshotOf(list))),
    [key, list, store],
  )
  useLayoutEffect(() => remember, [remember])
}

/** By member and feed, while it is shown. */
const tellers = new Map<string, () => readonly string[]>()

const keyOf = (userId: string | null, filter: FeedFilter) => `${userId}/${filter}`

/** Ids of the posts that are seen of a feed. */
export const postsInSight = (userId: string | null, filter: FeedFilter): readonly string[] =>
  tellers.get(keyOf(userId, filter))?.() ?? []

/** Whether the member can have begun to read a feed since the app has started. */
export const isFeedRead = (userId: string | null, filter: FeedFilter): boolean =>
  canHaveBegunToRead(keyOf(userId, filter))

/** Lets whoever reads the feed anew know what is being looked at. */
export function useTellSight(filter: FeedFilter, ids: readonly string[], list: ListVirtualizer): void {
  const key = keyOf(useAtomValue(currentUserIdAtom), filter)
  useEffect(() => noteShown(key), [key])
  useEffect(() => {
    tellers.set(key, () => (list.range ? ids.slice(list.range.startIndex, list.range.endIndex + 1) : []))
    return () => void tellers.delete(key)
  }, [key, ids, list])
}

/** Milliseconds after which somebody who has touched nothing may be reading all the same. */
const MOMENT = 10_000

let lastTouch = -Infinity
const note = () => {
  lastTouch = performance.now()
}
for (const type of ['keydown', 'pointerdown', 'wheel'])
  addEventListener(type, note, { capture: true, passive: true })

/** When each list was on screen for the first time since the app has started, by `performance.now()`. */
const shownSince = new Map<string, number>()

/** @param list names what has come on screen */
export function noteShown(list: string): void {
  if (!shownSince.has(list)) shownSince.set(list, performance.now())
}

/**
 * Whether somebody can have begun to read a list since the app has started: what they see then stays in its place. What
 * was touched before it came on screen has only led there.
 */
export function canHaveBegunToRead(list: string): boolean {
  const since = shownSince.get(list)
  return since !== undefined && (lastTouch > since || performance.now() >= since + MOMENT)
}
