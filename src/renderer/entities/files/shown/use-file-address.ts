import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { currentUserIdAtom } from '#renderer/entities/session/session.ts'
import { publicAddress } from '#renderer/server/public-address.ts'
import { storedFile } from './stored-file.ts'

/** Milliseconds after which a signed address is replaced, before its hour is over. */
const RENEWED_AFTER = 45 * 60_000

/**
 * Address under which a stored file is shown: that of a public one is known at once, one of a private bucket is signed for
 * a while and renewed.
 * @param stored as rows refer to it, `bucket/path`
 */
export function useFileAddress(stored: string) {
  const shared = publicAddress(stored)
  const userId = useAtomValue(currentUserIdAtom)
  const { data, isError, refetch } = useQuery({
    queryKey: ['signed-address', userId, stored],
    enabled: shared === null && userId !== null,
    queryFn: async () => {
      const file = storedFile(stored)
      if (!file) throw new Error(`${stored} is no stored file`)
      const { signedAddress } = await import('./sign-together.ts')
      return signedAddress(file)
    },
    staleTime: RENEWED_AFTER,
    gcTime: RENEWED_AFTER,
    refetchOnWindowFocus: false,
  })
  return { address: shared ?? data, isError: shared === null && isError, renew: refetch }
}
