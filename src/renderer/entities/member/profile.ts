import { z } from 'zod/mini'
import { copy } from './copy.ts'

/** A row of `profiles` (spec §3): one's own, or a friend's. */
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

/** The first birth year that is believed; the server's limit. */
const FIRST = 1900

/** From this age on a member is an adult (spec §9). */
const ADULT_AGE = 18

/** Whether a member can be born in a year: from 1900 to this one. */
export const isBirthYear = (year: number): boolean =>
  Number.isInteger(year) && year >= FIRST && year <= new Date().getFullYear()

/** Checks a birth year as it is typed (spec §5): four digits, of a year that {@link isBirthYear} believes; or nothing yet. */
export const typedBirthYear = z.check<string>(({ value, issues }) => {
  const hasDigits = /^\d{4}$/.test(value)
  if (value === '' || (hasDigits && isBirthYear(Number(value)))) return
  const range = hasDigits ? ` ${copy.birthYearRange(FIRST, new Date().getFullYear())}` : ''
  // What else is wrong in a form is told with it.
  issues.push({ code: 'custom', input: value, message: copy.birthYear + range, continue: true })
})

/** Whether a birth year makes an adult (spec §5): the year must be known. The server holds the same rule. */
export const isAdult = (birthYear: number | null | undefined): boolean =>
  birthYear != null && new Date().getFullYear() - birthYear >= ADULT_AGE

/** Public card of a member: a row of `member_cards` (design §5). */
export interface MemberCard {
  readonly id: string
  readonly username: string
  readonly avatar_url: string | null
}
