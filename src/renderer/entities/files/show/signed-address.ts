import { queryOptions } from '@tanstack/react-query'
import type { MemberScope } from '#renderer/session/member-scope.ts'
import { storedFile } from '../stored-file.ts'

/** Milliseconds after which a signed address is replaced, before its hour is over. */
const RENEWED_AFTER = 45 * 60_000

/** The address of a private file as the member is given it. */
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
    // What stays on the screen for hours, looked at or not.
    refetchInterval: RENEWED_AFTER,
    refetchIntervalInBackground: true,
    refetchOnWindowFocus: false,
    // One that is still good shows what is on the screen already: another would be another download.
    refetchOnReconnect: true,
  })
