import { useEffect, useLayoutEffect, useRef, type KeyboardEvent } from 'react'
import { useMember } from '#renderer/session/MemberProvider.tsx'
import type { Friend } from '#renderer/entities/friends/friend.ts'
import { announce } from '#renderer/ui/announce.ts'
import type { ListVirtualizer } from '#renderer/ui/virtual-list/use-virtual-list.ts'
import { isAttentive } from '../notifications/attention.ts'
import { useUnread } from '../notifications/unread.ts'
import { copy } from '../copy.ts'
import type { Bubble } from './timeline.ts'

/** The used part of the log's virtual list. */
interface Scrolled {
  readonly count: number
  readonly isNearOrigin: boolean
  readonly virtualizer: Pick<
    ListVirtualizer,
    'range' | 'scrollOffset' | 'scrollRect' | 'scrollToIndex' | 'scrollToOffset'
  >
}

/**
 * Ways to the newest end of a log; an own message scrolls there by itself.
 * @param onAnswer called when the member writes, after which nothing counts as new
 * @returns `isAway` while the newest message is out of view; `unread`, how many came after the reading position;
 * `onKeyDown` for the log: End goes to the newest message, Home to the oldest loaded one
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
    // Discarding a message makes another one the newest, which must not scroll.
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
    // A video uses the End key itself.
    if (altKey || ctrlKey || metaKey || shiftKey || target instanceof HTMLMediaElement) return
    if (key !== 'End' && key !== 'Home') return
    event.preventDefault()
    if (key === 'End') toNewest()
    else virtualizer.scrollToIndex(count - 1, { align: 'end' })
  }
  return { isAway, unread, toNewest, onKeyDown }
}

/** A scrolled-up log is no live region, so new messages below it are announced here. */
function useTellNew(name: string, isAway: boolean, unread: number): void {
  const before = useRef(unread)
  useEffect(() => {
    if (isAway && unread > before.current && isAttentive()) announce(copy.messageFrom(name))
    before.current = unread
  }, [name, isAway, unread])
}

/** The newest received message and those waiting to be sent, which are below it. */
function newestOf(bubbles: readonly Bubble[]): readonly Bubble[] {
  const arrived = bubbles.findLastIndex(({ state }) => state === 'sent')
  return bubbles.slice(Math.max(arrived, 0))
}

const holds = (bubbles: readonly Bubble[], { id }: Bubble): boolean =>
  bubbles.some((bubble) => bubble.id === id)
