import type { Supabase } from '#renderer/server/supabase.ts'

/** Signals between two friends while they write (design §5). */
export interface TypingTopic {
  /** Tells the friend that the member is writing. @returns false without a connection, when nobody was told */
  tell(): boolean
  leave(): void
}

/** Payload of the friend's program, which may be anything: nothing too. */
interface Typing {
  readonly user_id?: unknown
}

/** @param onTyping the friend is writing; not called for the member's own other windows */
export function joinConversation(
  supabase: Supabase,
  userId: string,
  friendId: string,
  onTyping: () => void,
): TypingTopic {
  const topic = ['conversation', ...[userId, friendId].sort()].join(':')
  const channel = supabase.realtime.channel(topic, { config: { private: true } })
  let isJoined = false
  channel
    .on('broadcast', { event: 'typing' }, ({ payload }: { readonly payload?: Typing | null }) => {
      if (payload?.user_id === friendId) onTyping()
    })
    .subscribe((status) => {
      isJoined = status === 'SUBSCRIBED'
    })
  return {
    tell: () => {
      if (isJoined) void tellTyping(supabase, friendId)
      return isJoined
    },
    leave: () => void supabase.realtime.removeChannel(channel),
  }
}

/** By way of the database, which counts: members send nothing on any topic themselves. */
async function tellTyping(supabase: Supabase, friendId: string): Promise<void> {
  const { error } = await supabase.rpc('tell_typing', { friend_id: friendId })
  if (error) console.warn('That the member is writing could not be told', error)
}
