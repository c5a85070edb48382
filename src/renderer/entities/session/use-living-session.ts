import { useQuery } from '@tanstack/react-query'
import { checkSession } from './api/check-session.ts'

/** Leaves no window open whose session was ended on another device: asks at the start, on return and on reconnect. */
export function useLivingSession(userId: string | null): void {
  useQuery({ queryKey: ['session', userId], enabled: userId !== null, queryFn: checkSession })
}
