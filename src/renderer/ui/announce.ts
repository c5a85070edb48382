import { atom } from 'jotai'
import { store } from '#renderer/lib/store.ts'

/** The last announcement. */
export const announcementAtom = atom({ id: 0, text: '' })

/** Announces to screen readers what is obvious on screen: politely, after the current speech. */
export const announce = (text: string): void =>
  store.set(announcementAtom, ({ id }) => ({ id: id + 1, text }))
