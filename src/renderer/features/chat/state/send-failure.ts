import { atom } from 'jotai'
import { store } from '#renderer/lib/store.ts'

/** Members whose trouble with sending has been told and goes on. */
const toldAtom = atom<ReadonlySet<string>>(new Set<string>())

/** @returns whether this failure is the first of its kind, so that the member is told of it */
export function isNewSendFailure(userId: string): boolean {
  const told = store.get(toldAtom)
  store.set(toldAtom, new Set([...told, userId]))
  return !told.has(userId)
}

/** A message has gone out, or the member tries again: the next failure is news. */
export function forgetSendFailure(userId: string): void {
  store.set(toldAtom, (told) => new Set([...told].filter((other) => other !== userId)))
}
