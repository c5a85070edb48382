import { atom } from 'jotai'
import { store } from '#renderer/lib/state/store.ts'

/** `failed`: it did not go out. `waiting`: it was too many at once, and goes out by itself. */
export type SendFailure = 'failed' | 'waiting'

/** The bytes of a file are not on this machine any more. */
export class FileGone extends Error {}

/** Whether the member has stopped it themselves. */
export const wasStopped = (cause: unknown): boolean =>
  cause instanceof DOMException && cause.name === 'AbortError'

/** Whose failure to send has been reported and goes on. */
const reportedAtom = atom<ReadonlySet<string>>(new Set<string>())

const keyOf = (userId: string, failure: SendFailure) => `${failure} ${userId}`

/** @returns whether this failure is the first of its kind, so that the member is told of it */
export function isNewFailure(userId: string, failure: SendFailure): boolean {
  const reported = store.get(reportedAtom)
  const key = keyOf(userId, failure)
  store.set(reportedAtom, new Set([...reported, key]))
  return !reported.has(key)
}

/** It is over, or the member tries again: the next one is news. */
export function clearFailure(userId: string, failure: SendFailure): void {
  const key = keyOf(userId, failure)
  store.set(reportedAtom, (reported) => new Set([...reported].filter((other) => other !== key)))
}
