import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { currentUserIdAtom } from '#renderer/session/session.ts'
import { publicAddress } from '#renderer/server/public-address.ts'
import { signedAddressQuery } from './signed-address.ts'

/**
 * Address under which a stored file is shown: that of a public one is known at once, one of a private bucket is signed for
 * a while and renewed.
 * @param stored as rows refer to it, `bucket/path`; `null` for none
 */
export function useFileAddress(stored: string | null) {
  const shared = stored === null ? null : publicAddress(stored)
  const query = signedAddressQuery(useAtomValue(currentUserIdAtom), stored ?? '')
  const isSigned = stored !== null && shared === null
  const { data, isError, refetch } = useQuery({ ...query, enabled: isSigned && query.enabled === true })
  const renew = async () => {
    if (isSigned) await refetch()
  }
  return { address: shared ?? data, isError: isSigned && isError, renew }
}
