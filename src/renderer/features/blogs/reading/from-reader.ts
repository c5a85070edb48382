import { PLACE_LIMIT, type FromReader } from '#shared/reader.ts'

/** Longest address that is offered to be opened. */
const ADDRESS_LIMIT = 2000

/**
 * What the frame says, where it is something that it may say: a file that got hold of the frame could say no more either.
 * @returns `null` for anything else
 */
export function fromReader(data: unknown): FromReader | null {
  if (typeof data !== 'object' || data === null) return null
  const { type, reason, place, url } = data as Readonly<Record<string, unknown>>
  if (type === 'shown') return { type }
  if (type === 'failed' && (reason === 'broken' || reason === 'encrypted')) return { type, reason }
  if (type === 'moved' && isShort(place, PLACE_LIMIT)) return { type, place }
  return type === 'link' && isShort(url, ADDRESS_LIMIT) ? { type, url } : null
}

const isShort = (value: unknown, limit: number): value is string =>
  typeof value === 'string' && value.length <= limit
