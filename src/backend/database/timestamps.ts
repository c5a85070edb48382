/** PostgreSQL type numbers of `timestamp` and `timestamptz`. */
const timestampTypes = [1114, 1184] as const

/**
 * PostgreSQL's text form as the ISO 8601 that PostgREST answers: '2026-11-21 00:00:14.225+00' becomes
 * '2026-11-21T00:00:14.225+00:00'. Inside embedded rows PostgreSQL writes that form itself.
 */
function isoTimestamp(text: string): string {
  return text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00')
}

export const timestampParsers = Object.fromEntries(timestampTypes.map((type) => [type, isoTimestamp]))
