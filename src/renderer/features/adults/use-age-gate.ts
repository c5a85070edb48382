import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { isAdult } from '#renderer/entities/member/profile.ts'
import { useMember } from '#renderer/session/MemberProvider.tsx'
import { useReportFailure } from '#renderer/ui/toasts/use-report-failure.ts'
import { useFirstFailure } from '#renderer/lib/use-first-failure.ts'
import { copy } from './copy.ts'
import { getBirthYear } from './api.ts'

type Gate = 'waiting' | 'failed' | 'restricted' | 'open'

/**
 * Whether the member may enter (spec §5). Checked at each visit and on return to the window: a birth year changed
 * meanwhile counts at once, and no cached answer opens the gate.
 */
export function useAgeGate() {
  const { id, supabase } = useMember()
  const arrival = useId()
  const query = useQuery({
    queryKey: ['birth-year', arrival],
    queryFn: ({ signal }) => getBirthYear(supabase, id, signal),
    staleTime: 0,
    gcTime: 0,
  })
  const reportFailure = useReportFailure('echo')
  useFirstFailure('birth-year', query, (cause) => reportFailure(copy.gate.loadFailed, cause))
  return { gate: gateOf(query), retry: query.refetch }
}

function gateOf({
  data: birthYear,
  isError,
}: {
  readonly data: number | null | undefined
  readonly isError: boolean
}): Gate {
  if (birthYear === undefined) return isError ? 'failed' : 'waiting'
  return isAdult(birthYear) ? 'open' : 'restricted'
}
