import { atom } from 'jotai'
import { store } from './store.ts'

/** Whether stored values last only until the window closes, because the disk is full. */
export const diskFullAtom = atom(false)

/** Stores a text in localStorage. If the disk is full it lasts until the window closes. */
export function storeValue(name: string, text: string): void {
  try {
    localStorage.setItem(name, text)
    reportStored()
  } catch (cause) {
    reportStored(cause)
  }
}

/** Notes whether the disk accepted a write; a failure is logged once. */
export function reportStored(failure?: unknown): void {
  const hasFailed = failure !== undefined
  if (hasFailed && !store.get(diskFullAtom))
    console.error('What is stored from here on is kept until the window closes only', failure)
  store.set(diskFullAtom, hasFailed)
}
