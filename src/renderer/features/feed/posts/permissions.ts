import { isAdult } from '#renderer/entities/member/profile.ts'
import { useOwnProfile } from '#renderer/entities/member/own-profile.ts'
import { useMember } from '#renderer/session/MemberProvider.tsx'
import { ADULT_CATEGORY, POST_CATEGORIES, type PostCategory } from '../categories.ts'

/** Permissions of the member. The server enforces them; these decide which controls are shown (spec §6). */
export function usePermissions() {
  const { id } = useMember()
  const { data: profile } = useOwnProfile()
  const isModerator = profile?.role === 'moderator'
  return {
    mayEdit: (authorId: string) => authorId === id,
    mayDelete: (authorId: string) => authorId === id || isModerator,
  }
}

const WITHOUT_ADULTS = POST_CATEGORIES.filter((category) => category !== ADULT_CATEGORY)

/** Categories offered to the member; the adult one only with a birth year that makes them 18 (spec §5). */
export function useOfferedCategories(): readonly PostCategory[] {
  return isAdult(useOwnProfile().data?.birth_year) ? POST_CATEGORIES : WITHOUT_ADULTS
}
