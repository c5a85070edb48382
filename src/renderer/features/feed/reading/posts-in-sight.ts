import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { currentUserIdAtom } from '#renderer/session/session.ts'
import type { ListVirtualizer } from '#renderer/ui/virtual-list/use-virtual-list.ts'
import type { FeedFilter } from '../categories.ts'
import { canHaveBegunToRead, noteShown } from './begun-to-read.ts'

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
