import { vi } from 'vitest'

const Original = Intl.DateTimeFormat

/** From now on the machine is in this time zone, for new formatters; `Date` stays where it is. */
export function travelTo(zone: string): void {
  vi.spyOn(Intl, 'DateTimeFormat').mockImplementation(function (locales, options) {
    return new Original(locales, { timeZone: zone, ...options })
  })
}
