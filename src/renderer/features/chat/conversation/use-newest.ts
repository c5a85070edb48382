import { useAtomValue } from 'jotai'
import { useLayoutEffect, useRef, useState } from 'react'
import { currentUserIdAtom } from '#renderer/entities/session/session.ts'
import type { ListVirtualizer } from '#renderer/ui/virtual-list/use-virtual-list.ts'
import { forgetReadingMark } from '../attention/reading-mark.ts'
import type { Bubble } from './timeline.ts'

/** What is asked of the log's virtual list. */
interface Scrolled {
  readonly isNearOrigin: boolean
  readonly virtualizer: Pick<ListVirtualizer, 'scrollToOffset'>
}

/**
 * Brings the log back to its newest end for a message of the member's own: whoever answers has done with what was new.
 * @returns `isAway`: something came in below while the member reads further up
 */
export function useNewest(bubbles: readonly Bubble[], { virtualizer, isNearOrigin }: Scrolled) {
  const userId = useAtomValue(currentUserIdAtom)
  const [seen, setSeen] = useState(bubbles)
  if (isNearOrigin && seen !== bubbles) setSeen(bubbles)

  const before = useRef(bubbles)
  useLayoutEffect(() => {
    const newest = bubbles.at(-1)
    // One that was thrown away makes another the newest, and brings nobody down.
    const isNew = newest !== undefined && !holds(before.current, newest)
    before.current = bubbles
    if (!isNew || newest.senderId !== userId) return
    forgetReadingMark()
    virtualizer.scrollToOffset(0)
  }, [bubbles, userId, virtualizer])

  // What waits to be sent stands below what comes in meanwhile.
  const arrived = bubbles.findLast(({ state }) => state === 'sent')
  const isAway = !isNearOrigin && arrived !== undefined && !holds(seen, arrived)
  return { isAway, toNewest: () => virtualizer.scrollToOffset(0) }
}

const holds = (bubbles: readonly Bubble[], { id }: Bubble): boolean =>
  bubbles.some((bubble) => bubble.id === id)
