import { AsyncLocalStorage } from 'node:async_hooks'

/** The `Range` header of the current request, which the library does not pass to its adapter. */
export const requestedRange = new AsyncLocalStorage<string | null>()

/** A part of a file, both ends inclusive; `unsatisfiable` if it lies outside the file. */
export type Range = { readonly start: number; readonly end: number } | 'unsatisfiable'

/**
 * Parses a `Range` header for a file of `size` bytes: 'bytes=0-99', 'bytes=100-', 'bytes=-100'. Null if there is none
 * or its form may be ignored (RFC 9110 §14.2), such as several parts.
 */
export function parseRange(header: string | null, size: number): Range | null {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '')
  const [, first = '', last = ''] = match ?? []
  if (first === '' && last === '') return null
  const start = first === '' ? Math.max(size - Number(last), 0) : Number(first)
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  return start > end ? 'unsatisfiable' : { start, end }
}
