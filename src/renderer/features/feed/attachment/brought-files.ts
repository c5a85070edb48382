import { atom } from 'jotai'

/** Files dropped on the page, until the dialog takes them. */
export const broughtFilesAtom = atom<readonly File[]>([])
