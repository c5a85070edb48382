import { atom } from 'jotai'
import { store } from './store.ts'

/** Whether what is stored lives as long as the window only, since the disk takes no more. */
export const diskFullAtom = atom(false)

/** Keeps a text in localStorage. Where that takes no more, the text lives as long as the window; the log says so once. */
export function storeValue(name: string, text: string): void {
  try {
    localStorage.setItem(name, text)
    store.set(diskFullAtom, false)
  } catch (error) {
    if (!store.get(diskFullAtom))
      console.error(`${name} and what follows is kept until the window closes only`, error)
    store.set(diskFullAtom, true)
  }
}
