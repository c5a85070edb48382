import type { Supabase } from '#renderer/server/supabase.ts'

/** Typing signals between two friends (design §5). */
export interface TypingTopic {
  /** Signals that the member is typing. @returns false without a connection */
  tell(): boolean
  leave(): void
}

/** Payload sent by the friend's app; not trusted. */
interface Typing {
  readonly user_id?: unknown
}

/**
 * Joins for as long as the connection stands. A topic that is refused is left: the library would try again and again.
 * @param onTyping the friend is typing; not called for the member's own other windows
 * @param onJoin whether the server let the member in
 */
export function joinConversation(
  supabase: Supabase,
  userId: string,
  friendId: string,
  onTyping: () => void,
  onJoin: (isJoined: boolean) => void,
): TypingTopic {
  const topic = ['conversation', ...[userId, friendId].sort()].join(':')
  const channel = supabase.realtime.channel(topic, { config: { private: true } })
  let isJoined = false
  let hasLeft = false
  const leave = () => {
    if (hasLeft) return
    hasLeft = true
    void supabase.realtime.removeChannel(channel)
  }
  channel
    .on('broadcast', { event: 'typing' }, ({ payload }: { readonly payload?: Typing | null }) => {
      if (payload?.user_id === friendId) onTyping()
    })
    .subscribe((status) => {
      isJoined = status === 'SUBSCRIBED'
      if (!isJoined) leave()
      onJoin(isJoined)
    })
  return {
    tell: () => {
      if (isJoined) void tellTyping(supabase, friendId)
      return isJoined
    },
    leave,
  }
}

/** Through the database, which applies a rate limit: members cannot send on topics themselves. */
async function tellTyping(supabase: Supabase, friendId: string): Promise<void> {
  const { error } = await supabase.rpc('tell_typing', { friend_id: friendId })
  if (error) console.warn('That the member is writing could not be told', error)
}
