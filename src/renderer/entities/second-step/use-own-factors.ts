import { useQuery } from '@tanstack/react-query'
import { useMember } from '#renderer/session/MemberProvider.tsx'
import { ownFactors } from './api.ts'

/** Whether the member's account has a second step, as their session knows: nothing is asked. `false` until it is known. */
export function useHasSecondStep(): boolean {
  const { supabase } = useMember()
  const { data } = useQuery({
    queryKey: ['own-factors'],
    queryFn: () => ownFactors(supabase),
    // It may have been added on this page a moment ago.
    staleTime: 0,
    networkMode: 'always',
  })
  return (data?.length ?? 0) > 0
}
