import { useAtomValue } from 'jotai'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useMember } from '#renderer/session/MemberProvider.tsx'
import { createFriendTopics } from '../inbox/friend-topics.ts'
import { liveStatusAtom } from '../inbox/live-messages.ts'
import { readSummaries, useSummaries } from '../messages/summaries-cache.ts'
import { summaryOf, type Summaries } from '../messages/conversation-summary.ts'
import { joinConversation, type TypingTopic } from './api.ts'

/** Least milliseconds between two signals sent (design §5). */
const TELL_EVERY = 3_000
/** Least milliseconds between two signals handled, whatever a friend's app sends. */
const HEED_EVERY = 1_000
/** Milliseconds without a signal after which the friend has stopped typing. */
const GONE_AFTER = 6_000

const latestId = (summaries: Summaries, friendId: string): string | null =>
  summaryOf(summaries, friendId)?.latest.id ?? null

/**
 * Whether the friend of an open conversation is typing, until their message arrives; and how to signal the same to
 * them.
 * @param isFriend topics of others are refused, and the library would keep trying to join
 */
export function useTyping(friendId: string, isFriend: boolean) {
  const member = useMember()
  const isLive = useAtomValue(liveStatusAtom) === 'live'
  const [signal, setSignal] = useState<{ readonly after: string | null } | null>(null)
  // Subscribed only while it may end the signal: otherwise each message would render the conversation again.
  const latest = useSummaries((summaries) => (signal === null ? null : latestId(summaries, friendId)))
  const topic = useRef<TypingTopic | null>(null)
  const told = useRef(Number.NEGATIVE_INFINITY)

  useEffect(() => {
    if (!isLive || !isFriend) return
    let heeded = Number.NEGATIVE_INFINITY
    const onTyping = () => {
      if (performance.now() - heeded < HEED_EVERY) return
      heeded = performance.now()
      setSignal({ after: latestId(readSummaries(member), friendId) })
    }
    const leave = member.part(createFriendTopics).join(friendId, (onJoin) => {
      const joined = joinConversation(member.supabase, member.id, friendId, onTyping, onJoin)
      topic.current = joined
      return joined.leave
    })
    return () => {
      topic.current = null
      leave()
    }
  }, [member, friendId, isLive, isFriend])

  useEffect(() => {
    if (signal === null) return
    const timer = setTimeout(() => setSignal(null), GONE_AFTER)
    return () => clearTimeout(timer)
  }, [signal])

  const tell = useCallback(() => {
    if (performance.now() - told.current < TELL_EVERY) return
    if (topic.current?.tell()) told.current = performance.now()
  }, [])
  return { isTyping: isLive && signal !== null && signal.after === latest, tell }
}
