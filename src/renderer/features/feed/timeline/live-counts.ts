import { useMember } from '#renderer/session/MemberProvider.tsx'
import { useLook } from '#renderer/server/cache/use-look.ts'
import { lookAt } from '../comments/open-comments.ts'

/**
 * Keeps visible posts, their counts and their open comments true, and asks for nothing else.
 * @param sight returns the ids of the posts in view
 */
export function useLiveCounts(sight: () => readonly string[]): void {
  const member = useMember()
  useLook(async () => {
    const ids = sight()
    if (ids.length > 0) await lookAt(member, ids)
  })
}
