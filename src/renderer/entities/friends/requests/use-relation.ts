import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { currentUserIdAtom } from '#renderer/session/session.ts'
import { getRequest } from './api/get-request.ts'
import { firstRelation, nextRelation } from './relation.ts'
import { relationKey } from './requests-cache.ts'

/** The relation of the signed-in member to another. What either of them does shows by itself. */
export function useRelation(otherId: string) {
  const userId = useAtomValue(currentUserIdAtom)
  const first = firstRelation(userId, otherId)
  const query = useQuery({
    queryKey: relationKey(userId, otherId),
    enabled: first !== 'self' && otherId !== '',
    queryFn: async () => {
      const viewerId = userId ?? ''
      return nextRelation(first, { type: 'known', viewerId, request: await getRequest(viewerId, otherId) })
    },
  })
  return { relation: query.data ?? first, query }
}
