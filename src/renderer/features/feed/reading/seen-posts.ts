import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { z } from 'zod/mini'
import { currentUserIdAtom } from '#renderer/session/session.ts'
import { compareNewestFirst } from '#renderer/lib/keyset.ts'
import { createStoredMap } from '#renderer/session/member-storage.ts'
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
