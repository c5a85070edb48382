import { skipToken, useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { z } from 'zod/mini'
import { useOwnProfile } from '#renderer/entities/member/own-profile.ts'
import { currentUserIdAtom } from '#renderer/session/session.ts'
import { findMember } from './api/find-member.ts'

const memberIdSchema = z.guid()

/** Id of the member whose address holds their id or, as links from outside may, their name. `data` is `null` for nobody. */
export function useMemberId(address: string) {
  const userId = useAtomValue(currentUserIdAtom)
  const own = useOwnProfile().data
  const isId = memberIdSchema.safeParse(address).success
  const isOwn = own?.username.toLowerCase() === address.toLowerCase()
  const found = useQuery({
    queryKey: ['member-id', userId, address],
    queryFn: isId || isOwn || address === '' ? skipToken : ({ signal }) => findMember(address, signal),
  })
  if (isId) return { ...found, data: address }
  if (isOwn) return { ...found, data: userId }
  return address === '' ? { ...found, data: null } : found
}
