import { queryOptions } from '@tanstack/react-query'
import type { MemberScope } from '#renderer/session/member-scope.ts'
import { storedFile } from '../stored-file.ts'

/** Milliseconds after which a signed address is renewed, before its hour is over. */
const RENEWED_AFTER = 45 * 60_000

/** The signed address of a private file. */
export const signedAddressQuery = (member: MemberScope, stored: string) =>
  queryOptions({
    queryKey: ['signed-address', stored],
    queryFn: async () => {
      const file = storedFile(stored)
      if (!file) throw new Error(`${stored} is no stored file`)
      const { signedAddresses } = await import('./sign-together.ts')
      return member.part(signedAddresses)(file)
    },
    staleTime: RENEWED_AFTER,
    gcTime: RENEWED_AFTER,
    // For files that stay on screen for hours.
    refetchInterval: RENEWED_AFTER,
    refetchIntervalInBackground: true,
    // Only if it is stale: another address would mean another download.
    refetchOnWindowFocus: true,
    refetchOnReconnect: true,
  })
