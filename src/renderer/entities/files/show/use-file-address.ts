import { useQueries, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { publicAddress } from '#renderer/server/public-address.ts'
import { useMember } from '#renderer/session/MemberProvider.tsx'
import { signedAddressQuery } from './signed-address.ts'

/**
 * Address to show a stored file by. That of a public file is known at once; one of a private file is signed for a while
 * and renewed.
 * @param stored `bucket/path` as in rows; `null` for none
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

/** Like `useFileAddress` for several files. @returns addresses in the same order, `undefined` until known */
export function useFileAddresses(stored: readonly string[]): readonly (string | undefined)[] {
  const member = useMember()
  const signed = stored.filter((address) => publicAddress(address) === null)
  const answers = useQueries({ queries: signed.map((address) => signedAddressQuery(member, address)) })
  const known = new Map(signed.map((address, index) => [address, answers[index]?.data]))
  return stored.map((address) => publicAddress(address) ?? known.get(address))
}

/** Object URL for a file of this window, revoked when it is no longer shown. */
export function useObjectAddress(file: File): string {
  const [address] = useState(() => URL.createObjectURL(file))
  useEffect(() => () => URL.revokeObjectURL(address), [address])
  return address
}
