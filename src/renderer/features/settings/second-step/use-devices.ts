import { useQuery } from '@tanstack/react-query'
import { useMember } from '#renderer/session/MemberProvider.tsx'
import { readDevices } from './api.ts'

/** The devices of the member's second step, as the server knows them. */
export function useDevices() {
  const { supabase } = useMember()
  return useQuery({ queryKey: ['second-step'], queryFn: () => readDevices(supabase) })
}
