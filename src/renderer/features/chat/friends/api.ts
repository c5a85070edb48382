import type { Supabase } from '#renderer/server/supabase.ts'
import type { Unsubscribe } from '#shared/bridge.ts'

/**
 * Reports whether a friend is present in any window. A refused or lost topic is left: `onPresent` is then called with
 * `false`, for the last time.
 * @param onJoin whether the server let the member in
 * @returns stops it
 */
export const watchPresence = (
  supabase: Supabase,
  friendId: string,
  onPresent: (isPresent: boolean) => void,
  onJoin: (isJoined: boolean) => void,
): Unsubscribe => join(supabase, friendId, onJoin, onPresent)

/** Shows the member as present to their friends. @returns stops it */
export const showPresence = (supabase: Supabase, userId: string): Unsubscribe =>
  join(
    supabase,
    userId,
    (isJoined, track) => isJoined && track(),
    () => undefined,
  )

function join(
  { realtime }: Supabase,
  memberId: string,
  onJoin: (isJoined: boolean, track: () => void) => void,
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
      const isJoined = status === 'SUBSCRIBED'
      if (!isJoined) {
        leave()
        onPresent(false)
      }
      onJoin(isJoined, () => void channel.track({}))
    })
  return leave
}
