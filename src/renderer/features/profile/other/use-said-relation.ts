import { useEffect, useRef } from 'react'
import { announce } from '#renderer/ui/announcer/announce.ts'
import { copy } from '../copy.ts'
import type { OtherProfile } from './use-other-profile.ts'

const texts = copy.friend

/** Says what the other side has done meanwhile to who does not see the page change. */
export function useSaidRelation(profile: OtherProfile): void {
  const relation = profile.kind === 'shown' ? profile.relation : null
  const name = profile.kind === 'shown' ? profile.member.username : ''
  const last = useRef(relation)
  useEffect(() => {
    const before = last.current
    last.current = relation
    // What the member did themself has its toast.
    if (relation === 'pending_received' && before === 'not_friends') announce(texts.wants(name))
    if (relation === 'friends' && before === 'pending_sent') announce(texts.accepted)
  }, [relation, name])
}
