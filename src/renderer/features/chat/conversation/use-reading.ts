import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react'
import { useMember } from '#renderer/session/MemberProvider.tsx'
import { isAttentive, useAttentive } from '../notifications/attention.ts'
import { followedAtom } from '../notifications/unread-divider.ts'
import { markReadUpTo } from '../messages/read-receipts.ts'
import { readSummaries, useSummariesKnown } from '../messages/summaries-cache.ts'
import { summaryOf } from '../messages/conversation-summary.ts'
import { keepPlace } from './reading-place.ts'
import type { TimelineRow } from './timeline.ts'
import type { Opening } from './use-opening.ts'

/** Milliseconds between two checks of what is visible: messages scrolled past quickly were not read. */
const PAUSE = 200
/** Milliseconds after which an unreached scroll goal is given up. */
const PATIENCE = 2_000
/** Tolerance for fractions of a pixel. */
const TOLERANCE = 1

interface Reading {
  readonly log: RefObject<HTMLElement | null>
  /** Newest first. */
  readonly rows: readonly TimelineRow[]
  /** Height of all rows in pixels. */
  readonly size: number
  readonly opening: Opening
}

/**
 * Marks a conversation as read up to the last visible message while the member is attentive, and stores the reading
 * position.
 */
export function useReading(friendId: string, { log, rows, size, opening }: Reading): void {
  const member = useMember()
  const { store } = member
  const isAttended = useAttentive()
  const isKnown = useSummariesKnown()

  /** The lowest visible row, once the log has reached its scroll goal. */
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
      // The goal is not reached yet.
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
    // On return the first unread message comes first.
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

/** Index of the lowest message whose end is visible, or which fills half of the log; -1 if there is none. */
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
