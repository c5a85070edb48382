import { useQueries } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { currentUserIdAtom } from '#renderer/session/session.ts'
import { publicAddress } from '#renderer/server/public-address.ts'
import { signedAddressQuery } from './signed-address.ts'

/** As `useFileAddress`, for several. @returns in their order, `undefined` for one that is not known yet */
export function useFileAddresses(stored: readonly string[]): readonly (string | undefined)[] {
  const userId = useAtomValue(currentUserIdAtom)
  const signed = stored.filter((address) => publicAddress(address) === null)
  const answers = useQueries({ queries: signed.map((address) => signedAddressQuery(userId, address)) })
  const known = new Map(signed.map((address, index) => [address, answers[index]?.data]))
  return stored.map((address) => publicAddress(address) ?? known.get(address))
}
