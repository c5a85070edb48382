import type { Supabase } from '#renderer/server/supabase.ts'
import type { Unsubscribe } from '#shared/bridge.ts'

/**
 * Hears whether a friend is there, in whatever window, from the time on that the topic is joined. One that is refused or
 * lost is left: `onPresent` is then called with `false`, for the last time.
 * @returns ends it
 */
export const watchPresence = (
  supabase: Supabase,
  friendId: string,
  onPresent: (isPresent: boolean) => void,
): Unsubscribe => join(supabase, friendId, () => onPresent(false), onPresent)

/** Lets friends see that the member is there. @returns ends it */
export const showPresence = (supabase: Supabase, userId: string): Unsubscribe =>
  join(
    supabase,
    userId,
    (track) => track(),
    () => undefined,
  )

function join(
  { realtime }: Supabase,
  memberId: string,
  onJoined: (track: () => void) => void,
  onPresent: (isPresent: boolean) => void,
): Unsubscribe {
  const channel = realtime.channel(`presence:${memberId}`, {
    config: { private: true, presence: { enabled: true } },
  })
  let ended = false
  const leave = () => {
    if (ended) return
    ended = true
    void realtime.removeChannel(channel)
  }
  channel
    .on('presence', { event: 'sync' }, () => {
      if (!ended) onPresent(Object.keys(channel.presenceState()).length > 0)
    })
    .subscribe((status) => {
      if (ended) return
      if (status === 'SUBSCRIBED') return onJoined(() => void channel.track({}))
      leave()
      onPresent(false)
    })
  return leave
}
