/** The first birth year that is believed; the server's limit. */
const FIRST = 1900

/** From this age on a member is an adult (spec §9). */
const ADULT_AGE = 18

/** Whether a member can be born in a year: from 1900 to this one. */
export const isBirthYear = (year: number): boolean =>
  Number.isInteger(year) && year >= FIRST && year <= new Date().getFullYear()

/** Whether a birth year makes an adult (spec §5): the year must be known. The server holds the same rule. */
export const isAdult = (birthYear: number | null | undefined): boolean =>
  birthYear != null && new Date().getFullYear() - birthYear >= ADULT_AGE
