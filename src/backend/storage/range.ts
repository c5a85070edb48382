import { AsyncLocalStorage } from 'node:async_hooks'

/** The `Range` header of the request being served, which the library does not hand on to its adapter. */
export const requestedRange = new AsyncLocalStorage<string | null>()

/** A part of a file, both ends included; `unsatisfiable` when the part lies outside the file. */
export type Range = { readonly start: number; readonly end: number } | 'unsatisfiable'

/**
 * Reads a `Range` header for a file of `size` bytes: 'bytes=0-99', 'bytes=100-', 'bytes=-100'.
 * Null when there is none or it is of a form that may be ignored (RFC 9110 §14.2), such as several parts.
 */
export function parseRange(header: string | null, size: number): Range | null {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '')
  const [, first = '', last = ''] = match ?? []
  if (first === '' && last === '') return null
  const start = first === '' ? Math.max(size - Number(last), 0) : Number(first)
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  return start > end ? 'unsatisfiable' : { start, end }
}
