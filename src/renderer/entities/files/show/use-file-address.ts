import { useQueries, useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { publicAddress } from '#renderer/server/public-address.ts'
import { useMember } from '#renderer/session/MemberProvider.tsx'
import { SIGNED_FOR } from './api.ts'
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
  const answer = useQuery({ ...query, enabled: isSigned })
  const ofUse = useOfUse()
  const { isError, refetch } = answer
  /** @returns the new address; the old one if there is no other */
  const renew = async () => (isSigned ? (await refetch()).data : undefined)
  return { address: shared ?? ofUse(answer), isSigned, isError: isSigned && isError, renew }
}

/** Like `useFileAddress` for several files. @returns addresses in the same order, `undefined` until known */
export function useFileAddresses(stored: readonly string[]): readonly (string | undefined)[] {
  const member = useMember()
  const signed = stored.filter((address) => publicAddress(address) === null)
  const answers = useQueries({ queries: signed.map((address) => signedAddressQuery(member, address)) })
  const ofUse = useOfUse()
  const known = new Map(signed.map((address, index) => [address, ofUse(answers[index])]))
  return stored.map((address) => publicAddress(address) ?? known.get(address))
}

/** Leaves out addresses that were over before they are shown: they are being renewed. */
function useOfUse() {
  const [begun] = useState(() => Date.now())
  return (answer: Pick<UseQueryResult<string>, 'data' | 'dataUpdatedAt'> | undefined): string | undefined =>
    answer && begun - answer.dataUpdatedAt < SIGNED_FOR * 1000 ? answer.data : undefined
}

/** Object URL for a file of this window, revoked when it is no longer shown. */
export function useObjectAddress(file: File): string {
  const [address] = useState(() => URL.createObjectURL(file))
  useEffect(() => () => URL.revokeObjectURL(address), [address])
  return address
}
