import { useQuery } from '@tanstack/react-query'
import { useIdle } from '#renderer/lib/timing.ts'
import { checkSession } from './api.ts'
import { useMember } from './MemberProvider.tsx'

/**
 * Leaves no window open whose session was ended on another device: asks once the start is done, on return and on
 * reconnect.
 */
export function useSessionCheck(): void {
  const { supabase } = useMember()
  const isIdle = useIdle()
  useQuery({
    queryKey: ['session'],
    enabled: isIdle,
    queryFn: () => checkSession(supabase),
    // It may have ended in the shortest outage.
    refetchOnReconnect: 'always',
  })
}
