import { useSendRequest } from '#renderer/entities/friends/requests.ts'
import type { MemberCard } from '#renderer/entities/member/profile.ts'
import { useReportFailure } from '#renderer/ui/toasts/use-report-failure.ts'
import { useToasts } from '#renderer/ui/toasts/use-toasts.ts'
import { copy } from '../copy.ts'

/** Asks a member for their friendship, and tells how that went (spec §8). */
export function useAsk({ id, username }: MemberCard) {
  const { mutateAsync, isPending } = useSendRequest(id)
  const toasts = useToasts()
  const reportFailure = useReportFailure()
  const ask = async () => {
    try {
      // Where the other was faster the page shows their request.
      if ((await mutateAsync()) === 'sent')
        toasts.success(copy.friend.sent.title, copy.friend.sent.description(username))
    } catch (cause) {
      reportFailure(copy.friend.sendFailed, cause)
    }
  }
  return { ask, isAsking: isPending }
}
