import { currentZone } from './wake.ts'

/**
 * Formats moments in Spanish, in the time zone that holds when it is called: a formatter keeps that of its creation.
 * What shows the result uses `useZone`, or a clock of `clock.ts`.
 */
export function dateFormat(options: Intl.DateTimeFormatOptions): (at: Date) => string {
  let made: { readonly zone: string; readonly format: Intl.DateTimeFormat } | undefined
  return (at) => {
    const zone = currentZone()
    // Made when it is first wanted: it takes milliseconds, and a start has none to spare.
    // eslint-disable-next-line no-restricted-syntax -- the one place that makes them
    if (made?.zone !== zone) made = { zone, format: new Intl.DateTimeFormat('es', options) }
    return made.format.format(at)
  }
}
