import { atom } from 'jotai'
import { store } from '#renderer/lib/store.ts'

/** The last announcement. */
export const announcementAtom = atom({ id: 0, text: '' })

/** Says what is plain to who sees the window, to who hears it: politely, after what is being read out. */
export const announce = (text: string): void =>
  store.set(announcementAtom, ({ id }) => ({ id: id + 1, text }))
