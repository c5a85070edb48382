import { useQuery } from '@tanstack/react-query'
import { useIdle } from '#renderer/lib/timing.ts'
import { checkSession } from './api.ts'

/**
 * Leaves no window open whose session was ended on another device: asks once the start is done, on return and on
 * reconnect.
 */
export function useSessionCheck(userId: string | null): void {
  const isIdle = useIdle()
  useQuery({
    queryKey: ['session', userId],
    enabled: isIdle && userId !== null,
    queryFn: checkSession,
    // It may have ended in the shortest outage.
    refetchOnReconnect: 'always',
  })
}
