import { useQuery } from '@tanstack/react-query'
import type { MemberCard } from '#renderer/entities/member/profile.ts'
import { useFirstFailure } from '#renderer/lib/use-first-failure.ts'
import { useMember } from '#renderer/session/MemberProvider.tsx'
import { useReportFailure } from '#renderer/ui/toasts/use-report-failure.ts'
import { listFriendFacts, type FriendFacts } from './api.ts'
import { copy } from './copy.ts'

/** What friends tell about themselves; a failure is reported (spec §8). */
export function useFriendFacts() {
  const { id, supabase } = useMember()
  const query = useQuery({
    queryKey: ['friend-facts'],
    queryFn: ({ signal }) => listFriendFacts(supabase, id, signal),
  })
  const reportFailure = useReportFailure('echo')
  useFirstFailure('friend-facts', query, (cause) => reportFailure(copy.friends.loadFailed, cause))
  return query
}

/** Natural order, ignoring accents. */
const byName = new Intl.Collator('es', { numeric: true, sensitivity: 'base' })

export interface Trade extends MemberCard {
  readonly trade: string
}

/** Friends with an occupation, by name. */
export const tradesOf = (friends: readonly FriendFacts[]): readonly Trade[] =>
  friends
    .flatMap(({ id, username, avatar_url, professional_background: text }) =>
      text?.trim() ? [{ id, username, avatar_url, trade: text.trim() }] : [],
    )
    .toSorted((one, other) => byName.compare(one.username, other.username))

export interface City {
  readonly name: string
  readonly friends: readonly MemberCard[]
}

/** Cities of friends, those with most friends first. 'bogota' and 'Bogotá' are one city, under the first spelling. */
export function citiesOf(friends: readonly FriendFacts[]): readonly City[] {
  const cities: { name: string; friends: FriendFacts[] }[] = []
  for (const friend of friends) {
    const name = friend.city?.trim()
    if (!name) continue
    const known = cities.find((city) => byName.compare(city.name, name) === 0)
    if (known) known.friends.push(friend)
    else cities.push({ name, friends: [friend] })
  }
  return cities.toSorted(
    (one, other) => other.friends.length - one.friends.length || byName.compare(one.name, other.name),
  )
}
