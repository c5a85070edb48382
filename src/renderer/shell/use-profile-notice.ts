import { useOwnProfile } from '#renderer/entities/member/own-profile.ts'
import { useFirstFailure } from '#renderer/lib/use-first-failure.ts'
import { isServerThere } from '#renderer/server/connectivity.ts'
import { useToasts } from '#renderer/ui/toasts/use-toasts.ts'
import { copy } from './copy.ts'

/** Says once that the own profile could not be read (spec §8), however often it is asked for again. */
export function useProfileNotice(): void {
  const toasts = useToasts()
  useFirstFailure('profile', useOwnProfile(), (cause) => {
    console.error('The own profile could not be read', cause)
    if (isServerThere()) toasts.error(copy.profileFailed)
  })
}
