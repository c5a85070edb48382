import { useFriends } from '#renderer/entities/friends/friends.ts'
import { useReportFailure } from '#renderer/ui/toasts/use-report-failure.ts'
import { useFirstFailure } from '#renderer/lib/use-first-failure.ts'
import { copy } from '../copy.ts'

/** Tells the member who opened the chat that its friends could not be loaded (spec §8). */
export function useFriendsFailure(): void {
  const reportFailure = useReportFailure('load')
  useFirstFailure('friends', useFriends(), (cause) => reportFailure(copy.friendsFailed, cause))
}
