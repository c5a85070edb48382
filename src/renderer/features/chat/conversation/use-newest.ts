import { useMember } from '#renderer/session/MemberProvider.tsx'
import { useEffect, useLayoutEffect, useRef, type KeyboardEvent } from 'react'
import type { Friend } from '#renderer/entities/friends/friend.ts'
import { announce } from '#renderer/ui/announce.ts'
import type { ListVirtualizer } from '#renderer/ui/virtual-list/use-virtual-list.ts'
import { isAttentive } from '../notifications/attention.ts'
import { useUnread } from '../notifications/unread.ts'
import { copy } from '../copy.ts'
import type { Bubble } from './timeline.ts'

/** Part of the log's virtual list that this uses. */
interface Scrolled {
  readonly count: number
  readonly isNearOrigin: boolean
  readonly virtualizer: Pick<
    ListVirtualizer,
    'range' | 'scrollOffset' | 'scrollRect' | 'scrollToIndex' | 'scrollToOffset'
  >
}

/**
 * The ways of a log to its newest end. A message of the member's own leads there by itself.
 * @param onAnswer whoever answers has done with what was new
 * @returns `isAway` while the newest message is out of sight; `unread` how many came after what was read; `onKeyDown` for
 * the log, where End leads to the newest message and Home to the oldest that is loaded
 */
export function useNewest(
  friend: Friend,
  bubbles: readonly Bubble[],
  { virtualizer, isNearOrigin, count }: Scrolled,
  onAnswer: () => void,
) {
  const member = useMember()
  const before = useRef(bubbles)
  useLayoutEffect(() => {
    const isNew = (bubble: Bubble) => bubble.senderId === member.id && !holds(before.current, bubble)
    // One that was thrown away makes another the newest, and brings nobody down.
    const isAnswered = newestOf(bubbles).some(isNew)
    before.current = bubbles
    if (!isAnswered) return
    onAnswer()
    virtualizer.scrollToOffset(0)
  }, [bubbles, member.id, virtualizer, onAnswer])

  const { range, scrollOffset, scrollRect } = virtualizer
  const isFarUp = (scrollOffset ?? 0) > (scrollRect?.height ?? 0)
  const isAway = !isNearOrigin && (isFarUp || (range?.startIndex ?? 0) > 0)
  const unread = useUnread(friend.id)
  useTellNew(friend.username, isAway, unread)

  const toNewest = () => virtualizer.scrollToOffset(0)
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, target, altKey, ctrlKey, metaKey, shiftKey } = event
    // A video has an end of its own.
    if (altKey || ctrlKey || metaKey || shiftKey || target instanceof HTMLMediaElement) return
    if (key !== 'End' && key !== 'Home') return
    event.preventDefault()
    if (key === 'End') toNewest()
    else virtualizer.scrollToIndex(count - 1, { align: 'end' })
  }
  return { isAway, unread, toNewest, onKeyDown }
}

/** A log that is scrolled up is not live: what comes in below is told of here. */
function useTellNew(name: string, isAway: boolean, unread: number): void {
  const before = useRef(unread)
  useEffect(() => {
    if (isAway && unread > before.current && isAttentive()) announce(copy.messageFrom(name))
    before.current = unread
  }, [name, isAway, unread])
}

/** The newest that has arrived, and what waits to be sent, which stands below it. */
function newestOf(bubbles: readonly Bubble[]): readonly Bubble[] {
  const arrived = bubbles.findLastIndex(({ state }) => state === 'sent')
  return bubbles.slice(Math.max(arrived, 0))
}

const holds = (bubbles: readonly Bubble[], { id }: Bubble): boolean =>
  bubbles.some((bubble) => bubble.id === id)
