import { useMember } from '#renderer/session/MemberProvider.tsx'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react'
import { isAttentive, useAttentive } from '../notifications/attention.ts'
import { followedAtom } from '../notifications/unread-divider.ts'
import { markReadUpTo } from '../messages/read-receipts.ts'
import { readSummaries, useSummariesKnown } from '../messages/summaries-cache.ts'
import { summaryOf } from '../messages/conversation-summary.ts'
import { keepPlace } from './reading-place.ts'
import type { TimelineRow } from './timeline.ts'
import type { Opening } from './use-opening.ts'

/** Milliseconds between two looks at what is in sight: what only flew past was not read. */
const PAUSE = 200
/** Milliseconds after which a log that does not get where it is led to stays where it is. */
const PATIENCE = 2_000
/** Fractions of a pixel. */
const TOLERANCE = 1

interface Reading {
  readonly log: RefObject<HTMLElement | null>
  /** Newest first. */
  readonly rows: readonly TimelineRow[]
  /** Pixels of all rows. */
  readonly size: number
  readonly opening: Opening
}

/**
 * Marks a conversation as read up to the last message that was in sight of an attentive member, and keeps the place where
 * they are in it.
 */
export function useReading(friendId: string, { log, rows, size, opening }: Reading): void {
  const member = useMember()
  const { store } = member
  const isAttended = useAttentive()
  const isKnown = useSummariesKnown()

  /** The lowest row that is in sight, once the log is where it is led to. */
  const lowest = () => {
    if (!log.current || opening.isPending) return undefined
    const goal = opening.goal()
    const index = rows.findIndex(({ bubble }) => bubble.id === goal?.id)
    const isWaitedFor = goal !== null && index >= 0 && performance.now() - goal.since < PATIENCE
    if (isWaitedFor && !isInSight(log.current, index)) return undefined
    opening.arrive()
    return rows[lowestInSight(log.current)]
  }
  const hasLooked = useRef(false)
  const look = useEffectEvent(() => {
    const row = lowest()
    if (!row) return
    hasLooked.current = true
    const newest = rows.find(({ bubble }) => bubble.state === 'sent')
    const seen = rows.slice(rows.indexOf(row)).find(({ bubble }) => bubble.state === 'sent')
    const isAtEnd = row === rows[0] || seen === newest
    store.set(followedAtom, isAtEnd ? friendId : null)
    if (seen && isKnown && isAttended && isAttentive()) markReadUpTo(member, friendId, seen.bubble.id)
    const { id, at } = row.bubble
    const hasUnread = (summaryOf(readSummaries(member), friendId)?.unread ?? 0) > 0
    keepPlace(member, friendId, isAtEnd ? undefined : { id, at: +at, hasUnread })
  })

  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const lookSoon = useEffectEvent(() => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined
      look()
      // It is not there yet.
      if (opening.goal() !== null) lookSoon()
    }, PAUSE)
  })
  useEffect(() => {
    const scroller = log.current
    const onScroll = () => lookSoon()
    scroller?.addEventListener('scroll', onScroll, { passive: true })
    return () => scroller?.removeEventListener('scroll', onScroll)
  }, [log])
  useEffect(() => lookSoon(), [rows, size, opening.isPending])
  useEffect(() => {
    // Whoever comes back is led to what is new first.
    clearTimeout(timer.current)
    timer.current = undefined
    lookSoon()
  }, [isAttended, isKnown])
  useLayoutEffect(
    () => () => {
      clearTimeout(timer.current)
      timer.current = undefined
      if (hasLooked.current) look()
      store.set(followedAtom, null)
    },
    [store],
  )
}

const isInSight = (log: HTMLElement, index: number): boolean => {
  const row = log.querySelector(`[data-index="${index}"]`)?.getBoundingClientRect()
  const { top, bottom } = log.getBoundingClientRect()
  return row !== undefined && row.top < bottom && row.bottom > top
}

/** Index of the row with the lowest message whose end is in sight, or of which as much as half of the log is; -1 for none. */
function lowestInSight(log: HTMLElement): number {
  const { top, bottom, height } = log.getBoundingClientRect()
  const lowest = [...log.querySelectorAll('article')].findLast((message) => {
    const place = message.getBoundingClientRect()
    const isEndSeen = place.bottom > top && place.bottom <= bottom + TOLERANCE
    const seen = Math.min(place.bottom, bottom) - Math.max(place.top, top)
    return isEndSeen || seen >= height / 2
  })
  return Number(lowest?.closest<HTMLElement>('[data-index]')?.dataset['index'] ?? -1)
}
