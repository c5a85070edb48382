/** The first birth year that is believed; the server's limit. */
const FIRST = 1900

/** Whether a member can be born in a year: from 1900 to this one. */
export const isBirthYear = (year: number): boolean =>
  Number.isInteger(year) && year >= FIRST && year <= new Date().getFullYear()
