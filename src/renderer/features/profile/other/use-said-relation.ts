import { useEffect, useRef } from 'react'
import { announce } from '#renderer/ui/announce.ts'
import { copy } from '#renderer/entities/friends/copy.ts'
import type { OtherProfile } from './use-other-profile.ts'

/** Says that the other side has accepted to who does not see the page change. That they ask is said on every page. */
export function useSaidRelation(profile: OtherProfile): void {
  const relation = profile.kind === 'shown' ? profile.relation : null
  const last = useRef(relation)
  useEffect(() => {
    const before = last.current
    last.current = relation
    // What the member did themself has its toast.
    if (relation === 'friends' && before === 'pending_sent') announce(copy.accepted)
  }, [relation])
}
