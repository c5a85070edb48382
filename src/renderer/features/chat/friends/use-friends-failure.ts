import { useFriends } from '#renderer/entities/friends/friends.ts'
import { useFirstFailure } from '#renderer/lib/use-first-failure.ts'
import { isServerThere } from '#renderer/server/connectivity.ts'
import { useToasts } from '#renderer/ui/toasts/use-toasts.ts'
import { copy } from '../copy.ts'

/** Tells the member who opened the chat that its friends could not be loaded (spec §8). */
export function useFriendsFailure(): void {
  const toasts = useToasts()
  useFirstFailure('friends', useFriends(), (cause) => {
    console.error('the friends could not be loaded', cause)
    if (isServerThere()) toasts.error(copy.friendsFailed)
  })
}
