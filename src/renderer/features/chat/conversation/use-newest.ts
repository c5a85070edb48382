import { useAtomValue } from 'jotai'
import { useLayoutEffect, useState } from 'react'
import { currentUserIdAtom } from '#renderer/entities/session/session.ts'
import type { VirtualList } from '#renderer/ui/virtual-list/use-virtual-list.ts'
import type { Bubble } from './timeline.ts'

/**
 * Brings the log back to its newest end for a message of the member's own.
 * @returns `isAway`: something came in below while the member reads further up
 */
export function useNewest(newest: Bubble | undefined, { virtualizer, isNearOrigin }: VirtualList) {
  const userId = useAtomValue(currentUserIdAtom)
  const id = newest?.id
  const isOwn = newest?.senderId === userId
  const [seenId, setSeenId] = useState(id)
  if (isNearOrigin && seenId !== id) setSeenId(id)

  const toNewest = () => virtualizer.scrollToOffset(0)
  useLayoutEffect(() => {
    if (isOwn) virtualizer.scrollToOffset(0)
  }, [id, isOwn, virtualizer])
  return { isAway: !isNearOrigin && seenId !== id, toNewest }
}
