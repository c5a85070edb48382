import { atom } from 'jotai'
import { store } from '#renderer/lib/store.ts'

/** `failed`: it did not go out. `waiting`: it was too many at once, and goes out by itself. */
export type SendTrouble = 'failed' | 'waiting'

/** Whose trouble with sending has been told and goes on. */
const toldAtom = atom<ReadonlySet<string>>(new Set<string>())

const keyOf = (userId: string, trouble: SendTrouble) => `${trouble} ${userId}`

/** @returns whether this trouble is the first of its kind, so that the member is told of it */
export function isNewTrouble(userId: string, trouble: SendTrouble): boolean {
  const told = store.get(toldAtom)
  const key = keyOf(userId, trouble)
  store.set(toldAtom, new Set([...told, key]))
  return !told.has(key)
}

/** The trouble is over, or the member tries again: the next one is news. */
export function forgetTrouble(userId: string, trouble: SendTrouble): void {
  const key = keyOf(userId, trouble)
  store.set(toldAtom, (told) => new Set([...told].filter((other) => other !== key)))
}
