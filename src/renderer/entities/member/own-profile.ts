import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { currentUserIdAtom } from '#renderer/session/session.ts'
import { keepOnDisk } from '#renderer/server/cache/persist-rules.ts'
import { quietRetry } from '#renderer/server/cache/query-hooks.ts'
import { ensureOwnProfile } from './api/ensure-own-profile.ts'
import type { Profile } from './profile.ts'

keepOnDisk('profile', { most: 1, part: (profile: Profile) => profile })

export const profileKey = (userId: string | null) => ['profile', userId] as const

/** The own `profiles` row; created when it is missing (spec §4). Disabled without a session. */
export function useOwnProfile() {
  const userId = useAtomValue(currentUserIdAtom)
  return useQuery({
    queryKey: profileKey(userId),
    enabled: userId !== null,
    queryFn: () => ensureOwnProfile(),
    refetchInterval: quietRetry,
  })
}
