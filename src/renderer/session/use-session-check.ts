import { useQuery } from '@tanstack/react-query'
import { useIdle } from '#renderer/lib/timing.ts'
import { checkSession } from './api.ts'
import { useMember } from './MemberProvider.tsx'

/**
 * Closes the app to a session that was ended on another device: checks after the start, on return to the window and on
 * reconnect.
 */
export function useSessionCheck(): void {
  const { supabase } = useMember()
  const isIdle = useIdle()
  useQuery({
    queryKey: ['session'],
    enabled: isIdle,
    queryFn: () => checkSession(supabase),
    // The session may have ended even in a short outage.
    refetchOnReconnect: 'always',
  })
}
