import { useAtomValue } from 'jotai'
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { useMember } from '#renderer/session/MemberProvider.tsx'
import type { MemberScope } from '#renderer/session/member-scope.ts'
import { jittered } from '#renderer/lib/jittered.ts'
import { useWindowValue } from '#renderer/lib/store.ts'
import { serverReachableAtom } from '#renderer/server/connectivity.ts'
import type { ListVirtualizer } from '#renderer/ui/virtual-list/use-virtual-list.ts'
import { unreadDividerAtom, type UnreadDivider } from '../notifications/unread-divider.ts'
import { readSummaries } from '../messages/summaries-cache.ts'
import { summaryOf } from '../messages/conversation-summary.ts'
import { placedId, placeOf, type ReadingPlace } from './reading-place.ts'
import { firstNewId, type TimelineRow } from './timeline.ts'
import type { OlderMessages } from './use-older-messages.ts'

/**
 * Most messages loaded to find the first unread one: a member with thousands of new messages need not load them all.
 */
const MOST = 2_000
/** The same limit for a position without unread messages. */
const MOST_READ = 500

/** Milliseconds until a failed older page is requested again. */
const RETRY_PAUSE = 5_000

/** The used parts of the log and its virtual list. */
interface Log {
  /** Newest first. */
  readonly rows: readonly TimelineRow[]
  readonly hasOlder: boolean
  readonly older: OlderMessages
  readonly list: {
    /** `null` before it can be scrolled. */
    readonly element: HTMLElement | null
    readonly isNearOrigin: boolean
    readonly virtualizer: Pick<ListVirtualizer, 'scrollToIndex'>
  }
}

/** A message to scroll to, and since when, by `performance.now()`. */
interface Goal {
  readonly id: string
  readonly since: number
}

export type Opening = ReturnType<typeof useOpening>

/**
 * Opens a log where it was left, or else at the first unread message, loading as many pages as needed. A member who is
 * already reading is not moved.
 * @returns `firstNew`: the first unread message at the time of opening; `isPending` while the position is being
 * determined; `goal`: the message to scroll to until `arrive` is called; `abandon` gives all that up
 */
export function useOpening(friendId: string, { rows, hasOlder, older, list }: Log) {
  const member = useMember()
  const [left] = useState(() => placeToReturnTo(member, friendId))
  const noted = useAtomValue(unreadDividerAtom)
  const mark = noted?.friendId === friendId ? noted : null
  const firstNew = useMemo(
    () => (mark ? firstNewId(rows, friendId, mark.readAt, hasOlder) : null),
    [mark, rows, friendId, hasOlder],
  )
  const placed = useMemo(() => left && placedId(left, rows, hasOlder), [left, rows, hasOlder])
  const [firstMark, setFirstMark] = useState(mark)
  if (mark !== null && firstMark === null) setFirstMark(mark)
  // A member who left the window meanwhile is led to the new messages.
  const isFirst = mark === null || (left?.hasUnread === true && mark === firstMark)
  const isPlaced = left !== undefined && placed !== null && isFirst
  const wanted = isPlaced ? placed : firstNew

  const most = left && !left.hasUnread ? MOST_READ : MOST
  const [abandoned, setAbandoned] = useState<UnreadDivider | null>()
  const abandon = useCallback(() => setAbandoned(mark), [mark])
  const isAbandoned = abandoned === mark
  const isSought = (wanted === undefined || firstNew === undefined) && rows.length < most
  const load = useEffectEvent(() => older.load())
  useEffect(() => {
    if (isSought && older.status === 'idle') load()
  }, [isSought, older.status, rows])
  // A failed page is retried when the server returns, with the next message, and after a pause.
  const isReachable = useWindowValue(serverReachableAtom)
  const retry = useEffectEvent(() => {
    if (isSought && older.status === 'failed') older.load()
  })
  useEffect(() => {
    if (isReachable) retry()
  }, [isReachable, rows])
  const isWaiting = isSought && isReachable && older.status === 'failed'
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(retry, jittered(RETRY_PAUSE))
    return () => clearTimeout(timer)
  }, [isWaiting])

  const towards = useRef<Goal | null>(null)
  const goal = useCallback(() => towards.current, [])
  const arrive = useCallback(() => void (towards.current = null), [])
  /** A message that is unloaded with its page and found again later must not move the reader. */
  const opened = useRef<string | null>(null)
  const open = useEffectEvent((id: string) => {
    if (!list.isNearOrigin || isAbandoned) return
    towards.current = { id, since: performance.now() }
    const index = rows.findIndex(({ bubble }) => bubble.id === id)
    list.virtualizer.scrollToIndex(index, { align: isPlaced ? 'start' : 'end' })
  })
  const isThere = list.element !== null
  useEffect(() => {
    if (!isThere || wanted === null || wanted === undefined || wanted === opened.current) return
    opened.current = wanted
    open(wanted)
  }, [isThere, wanted])
  const isOpen = wanted !== undefined || !list.isNearOrigin || isAbandoned
  return { firstNew: firstNew ?? null, isPending: isSought && !isOpen, goal, arrive, abandon }
}

/** A member who had read everything before leaving is led to the new messages instead. */
function placeToReturnTo(member: MemberScope, friendId: string): ReadingPlace | undefined {
  const place = placeOf(member, friendId)
  const unread = summaryOf(readSummaries(member), friendId)?.unread ?? 0
  return place?.hasUnread || unread === 0 ? place : undefined
}
