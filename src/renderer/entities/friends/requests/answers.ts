import { useMutation, useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { currentUserIdAtom } from '#renderer/entities/session/session.ts'
import { queryClient } from '#renderer/server/queries/query-client.ts'
import { acceptRequest } from './api/accept-request.ts'
import { listReceived } from './api/list-received.ts'
import { sendRequest } from './api/send-request.ts'
import { leadOn, receivedKey, relationKey } from './requests-cache.ts'

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
    onError: () => queryClient.invalidateQueries({ queryKey: relationKey(userId, otherId) }),
  })
}

/** Who waits for the member's answer. */
export function useReceivedRequests() {
  const userId = useAtomValue(currentUserIdAtom)
  return useQuery({
    queryKey: receivedKey(userId),
    enabled: userId !== null,
    queryFn: () => listReceived(userId ?? ''),
  })
}
