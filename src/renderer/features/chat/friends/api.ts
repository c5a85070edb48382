import type { Supabase } from '#renderer/server/supabase.ts'
import type { Unsubscribe } from '#shared/bridge.ts'

/**
 * Reports whether a friend is present in any window, from joining the topic on. A refused or lost topic is left:
 * `onPresent` is then called with `false`, for the last time.
 * @returns stops it
 */
export const watchPresence = (
  supabase: Supabase,
  friendId: string,
  onPresent: (isPresent: boolean) => void,
): Unsubscribe => join(supabase, friendId, () => onPresent(false), onPresent)

/** Shows the member as present to their friends. @returns stops it */
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
