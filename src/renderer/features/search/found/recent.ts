import { z } from 'zod/mini'
import type { MemberCard } from '#renderer/entities/member/profile.ts'
import { memberMap, useStored } from '#renderer/session/member-storage.ts'
import { useMember } from '#renderer/session/MemberProvider.tsx'

/** As many as are kept, the latest first. */
const MOST = 6

const card = z.object({ id: z.string(), username: z.string(), avatar_url: z.nullable(z.string()) })

/** Whom the member has looked up, under ''; on this machine alone. */
const lookedUp = memberMap<readonly MemberCard[]>('looked-up', z.array(card))

const NOBODY: readonly MemberCard[] = []

/** Whom the member has looked up lately, and how that is kept and forgotten. */
export function useRecent() {
  const map = useMember().part(lookedUp)
  const recent = useStored(lookedUp, '') ?? NOBODY
  const without = ({ id }: MemberCard) => recent.filter((other) => other.id !== id)
  const keep = (members: readonly MemberCard[]) => map.set('', members.length > 0 ? members : undefined)
  return {
    recent,
    remember: ({ id, username, avatar_url }: MemberCard) =>
      keep([{ id, username, avatar_url }, ...without({ id, username, avatar_url })].slice(0, MOST)),
    forget: (member: MemberCard) => keep(without(member)),
    forgetAll: () => keep(NOBODY),
  }
}
