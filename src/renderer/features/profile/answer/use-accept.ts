import { useAcceptRequest } from '#renderer/entities/friends/requests/answers.ts'
import { useReportFailure } from '#renderer/entities/session/use-report-failure.ts'
import { useToasts } from '#renderer/ui/toasts/use-toasts.ts'
import { copy } from '../copy.ts'

/** Accepts the request of a member, and tells how that went (spec §8). */
export function useAccept(memberId: string) {
  const { mutateAsync, isPending } = useAcceptRequest(memberId)
  const toasts = useToasts()
  const reportFailure = useReportFailure()
  const accept = async () => {
    try {
      await mutateAsync()
      toasts.success(copy.friend.accepted)
    } catch (cause) {
      reportFailure(copy.friend.acceptFailed, cause)
    }
  }
  return { accept, isAccepting: isPending }
}
