import { atom } from 'jotai'
import { store } from './store.ts'

/** Whether what is stored lives as long as the window only, since the disk takes no more. */
export const diskFullAtom = atom(false)

/** Keeps a text in localStorage. Where that takes no more, the text lives as long as the window. */
export function storeValue(name: string, text: string): void {
  try {
    localStorage.setItem(name, text)
    reportStored()
  } catch (cause) {
    reportStored(cause)
  }
}

/** Notes whether the disk has taken what was to be stored; the log says once that it does not. */
export function reportStored(failure?: unknown): void {
  const hasFailed = failure !== undefined
  if (hasFailed && !store.get(diskFullAtom))
    console.error('What is stored from here on is kept until the window closes only', failure)
  store.set(diskFullAtom, hasFailed)
}
