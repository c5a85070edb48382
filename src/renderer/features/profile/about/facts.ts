import type { Profile } from '#renderer/entities/member/profile.ts'
import { copy } from '../copy.ts'

const texts = copy.about

/** Current year minus birth year, or 'No especificada' (spec §5). */
const ageOf = (birthYear: number | null, thisYear: number): string =>
  birthYear === null ? texts.unknown : texts.years(thisYear - birthYear)

/** What the information card says of a member, in its order. */
export const factsOf = (profile: Profile, thisYear: number): readonly (readonly [string, string])[] => [
  [texts.city, profile.city || texts.unknown],
  [texts.age, ageOf(profile.birth_year, thisYear)],
  [texts.academic, profile.academic_background || texts.unknown],
  [texts.professional, profile.professional_background || texts.unknown],
  [texts.userType, profile.user_type || texts.unknownType],
  [texts.creator, profile.is_creator ? texts.yes : texts.no],
]
