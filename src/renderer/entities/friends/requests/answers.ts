import { useMutation } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { currentUserIdAtom } from '#renderer/session/session.ts'
import { queryClient } from '#renderer/server/cache/query-client.ts'
import { acceptRequest } from './api/accept-request.ts'
import { endFriendship, withdrawRequest } from './api/end-request.ts'
import { sendRequest } from './api/send-request.ts'
import { leadOn, pendingKey, relationKey } from './requests-cache.ts'

/** Asks a member for their friendship. Where the other was faster their request shows instead. */
export function useSendRequest(otherId: string) {
  const userId = useAtomValue(currentUserIdAtom) ?? ''
  return useMutation({
    mutationFn: () => sendRequest(userId, otherId),
    onSuccess: (outcome) =>
      outcome === 'sent'
        ? leadOn(userId, otherId, { type: 'asked' })
        : queryClient.invalidateQueries({ queryKey: relationKey(userId, otherId) }),
  })
}

/** Accepts the request of a member. One that is gone meanwhile shows as it is. */
export function useAcceptRequest(otherId: string) {
  const userId = useAtomValue(currentUserIdAtom) ?? ''
  return useMutation({
    mutationFn: () => acceptRequest(otherId, userId),
    onSuccess: () => leadOn(userId, otherId, { type: 'accepted' }),
    onError: () => readAgain(userId, otherId),
  })
}

/** Withdraws the request to a member. One that was answered meanwhile shows as it is. */
export function useWithdrawRequest(otherId: string) {
  const userId = useAtomValue(currentUserIdAtom) ?? ''
  return useMutation({
    mutationFn: () => withdrawRequest(userId, otherId),
    onSuccess: () => leadOn(userId, otherId, { type: 'ended' }),
    onError: () => readAgain(userId, otherId),
  })
}

/** Ends the friendship with a member. */
export function useEndFriendship(otherId: string) {
  const userId = useAtomValue(currentUserIdAtom) ?? ''
  return useMutation({
    mutationFn: () => endFriendship(userId, otherId),
    onSuccess: () => leadOn(userId, otherId, { type: 'ended' }),
  })
}

async function readAgain(userId: string, otherId: string): Promise<void> {
  for (const direction of ['received', 'sent'] as const)
    void queryClient.invalidateQueries({ queryKey: pendingKey(userId, direction) })
  await queryClient.invalidateQueries({ queryKey: relationKey(userId, otherId) })
}
