import { useOwnProfile } from '#renderer/entities/member/own-profile.ts'
import { useReportFailure } from '#renderer/ui/toasts/use-report-failure.ts'
import { useFirstFailure } from '#renderer/lib/use-first-failure.ts'
import { copy } from './copy.ts'

/** Says once that the own profile could not be read (spec §8), however often it is asked for again. */
export function useProfileNotice(): void {
  const reportFailure = useReportFailure('load')
  useFirstFailure('profile', useOwnProfile(), (cause) => reportFailure(copy.profileFailed, cause))
}
