import { z } from 'zod/mini'
import { copy } from './copy.ts'

/** A row of `profiles` (spec §3): the member's own, or a friend's. */
export interface Profile {
  readonly id: string
  readonly username: string
  readonly birth_year: number | null
  readonly avatar_url: string | null
  readonly cover_url: string | null
  readonly bio: string | null
  readonly city: string | null
  readonly academic_background: string | null
  readonly professional_background: string | null
  readonly is_creator: boolean
  readonly user_type: string | null
  readonly role: string
}

export const PROFILE_COLUMNS =
  'id,username,birth_year,avatar_url,cover_url,bio,city,academic_background,professional_background,is_creator,user_type,role'

/** Earliest birth year; the server has the same limit. */
const FIRST = 1900

/** Age from which on a member is an adult (spec §9). */
const ADULT_AGE = 18

/** Whether a birth year is possible: from 1900 to this year. */
export const isBirthYear = (year: number): boolean =>
  Number.isInteger(year) && year >= FIRST && year <= new Date().getFullYear()

/** Validates a typed birth year (spec §5): empty, or four digits of a possible year. */
export const typedBirthYear = z.check<string>(({ value, issues }) => {
  const hasDigits = /^\d{4}$/.test(value)
  if (value === '' || (hasDigits && isBirthYear(Number(value)))) return
  const range = hasDigits ? ` ${copy.birthYearRange(FIRST, new Date().getFullYear())}` : ''
  // Continue with the form's other checks.
  issues.push({ code: 'custom', input: value, message: copy.birthYear + range, continue: true })
})

/** Whether a member with this birth year is an adult (spec §5); not if it is unknown. The server has the same rule. */
export const isAdult = (birthYear: number | null | undefined): boolean =>
  birthYear != null && new Date().getFullYear() - birthYear >= ADULT_AGE

/** Public card of a member: a row of `member_cards` (design §5). */
export interface MemberCard {
  readonly id: string
  readonly username: string
  readonly avatar_url: string | null
}
