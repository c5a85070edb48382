import { onlineManager } from '@tanstack/query-core'
import { atomWithQuery } from 'jotai-tanstack-query'
import { currentUserIdAtom } from '#renderer/entities/session/session.ts'
import { ensureOwnProfile } from './api/ensure-own-profile.ts'

/** Milliseconds between quiet attempts while a server that answers does not give the profile. */
const QUIET_RETRY = 30_000

/** A server that is away is waited for: its return reads the profile by itself. */
const pauseAfter = ({ state }: { state: { status: string } }) =>
  state.status === 'error' && onlineManager.isOnline() ? QUIET_RETRY : false

/** The own `profiles` row; created when it is missing (spec §4). Disabled without a session. */
export const ownProfileAtom = atomWithQuery((get) => {
  const userId = get(currentUserIdAtom)
  return {
    queryKey: ['profile', userId],
    enabled: userId !== null,
    queryFn: () => ensureOwnProfile(),
    refetchInterval: pauseAfter,
  }
})
