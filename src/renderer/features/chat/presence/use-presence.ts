import { useEffect } from 'react'
import { store, useAtomPart } from '#renderer/lib/store.ts'
import type { Unsubscribe } from '#shared/bridge.ts'
import { liveStatusAtom } from '../receiving/live-messages.ts'
import { showPresence } from './api/presence-topic.ts'
import { presentFriendsAtom, setWatching, wantPresence } from './watched-friends.ts'

/** Lets friends see that the member is there, and shows who of them is, as long as the live connection stands. */
export function usePresence(userId: string | null): void {
  useEffect(() => (userId === null ? undefined : followPresence(userId)), [userId])
}

/** Whether a friend is there now. To be used by what is on the screen. */
export function useIsPresent(friendId: string): boolean {
  useEffect(() => wantPresence(friendId), [friendId])
  return useAtomPart(presentFriendsAtom, (present) => present.has(friendId))
}

function followPresence(userId: string): () => void {
  let hide: Unsubscribe | undefined
  const follow = (isLive: boolean) => {
    // A new connection knows nothing of what was joined on the one before.
    hide?.()
    hide = isLive ? showPresence(userId) : undefined
    setWatching(isLive)
  }
  const look = () => follow(store.get(liveStatusAtom) === 'live')
  look()
  const unfollow = store.sub(liveStatusAtom, look)
  return () => {
    unfollow()
    follow(false)
  }
}
