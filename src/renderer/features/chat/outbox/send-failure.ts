import { atom } from 'jotai'
import { store } from '#renderer/lib/store.ts'

/** `failed`: it did not go out. `waiting`: it was too many at once, and goes out by itself. */
export type SendFailure = 'failed' | 'waiting'

/** The bytes of a file are not on this machine any more. */
export class FileGone extends Error {}

/** Whether the member has stopped it themselves. */
export const wasStopped = (cause: unknown): boolean =>
  cause instanceof DOMException && cause.name === 'AbortError'

/** Who has been told that their messages wait. */
const toldAtom = atom<ReadonlySet<string>>(new Set<string>())

/** @returns whether the member has not been told of this pause yet */
export function isNewPause(userId: string): boolean {
  const told = store.get(toldAtom)
  store.set(toldAtom, new Set([...told, userId]))
  return !told.has(userId)
}

/** It is over, or the member tries again: the next one is news. */
export function forgetPause(userId: string): void {
  store.set(toldAtom, (told) => new Set([...told].filter((other) => other !== userId)))
}
