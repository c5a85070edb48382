import { atom } from 'jotai'

/** The post whose picture is shown large. */
export const enlargedAtom = atom<string | null>(null)
