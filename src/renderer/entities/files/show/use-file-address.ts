import { useQueries, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { publicAddress } from '#renderer/server/public-address.ts'
import { useMember } from '#renderer/session/MemberProvider.tsx'
import { signedAddressQuery } from './signed-address.ts'

/**
 * Address under which a stored file is shown: that of a public one is known at once, one of a private bucket is signed for
 * a while and renewed.
 * @param stored as rows refer to it, `bucket/path`; `null` for none
 */
export function useFileAddress(stored: string | null) {
  const shared = stored === null ? null : publicAddress(stored)
  const query = signedAddressQuery(useMember(), stored ?? '')
  const isSigned = stored !== null && shared === null
  const { data, isError, refetch } = useQuery({ ...query, enabled: isSigned })
  const renew = async () => {
    if (isSigned) await refetch()
  }
  return { address: shared ?? data, isError: isSigned && isError, renew }
}

/** As `useFileAddress`, for several. @returns in their order, `undefined` for one that is not known yet */
export function useFileAddresses(stored: readonly string[]): readonly (string | undefined)[] {
  const member = useMember()
  const signed = stored.filter((address) => publicAddress(address) === null)
  const answers = useQueries({ queries: signed.map((address) => signedAddressQuery(member, address)) })
  const known = new Map(signed.map((address, index) => [address, answers[index]?.data]))
  return stored.map((address) => publicAddress(address) ?? known.get(address))
}

/** An address for a file that is in this window only, as long as it is shown: for one file, whatever comes later. */
export function useObjectAddress(file: File): string {
  const [address] = useState(() => URL.createObjectURL(file))
  useEffect(() => () => URL.revokeObjectURL(address), [address])
  return address
}
