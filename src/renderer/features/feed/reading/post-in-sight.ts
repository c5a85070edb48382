import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { currentUserIdAtom } from '#renderer/entities/session/session.ts'
import type { ListVirtualizer } from '#renderer/ui/virtual-list/use-virtual-list.ts'
import type { FeedFilter } from '../categories.ts'

/** By member and feed, while it is shown. */
const tellers = new Map<string, () => string | undefined>()

const keyOf = (userId: string | null, filter: FeedFilter) => `${userId}/${filter}`

/** Id of the first post that is seen of a feed. */
export const postInSight = (userId: string | null, filter: FeedFilter): string | undefined =>
  tellers.get(keyOf(userId, filter))?.()

/** Lets whoever reads the feed anew know what is being looked at. */
export function useTellSight(filter: FeedFilter, ids: readonly string[], list: ListVirtualizer): void {
  const key = keyOf(useAtomValue(currentUserIdAtom), filter)
  useEffect(() => {
    tellers.set(key, () => ids[list.range?.startIndex ?? -1])
    return () => void tellers.delete(key)
  }, [key, ids, list])
}
