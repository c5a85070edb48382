import { atom } from 'jotai'
import type { ToastTone } from './toast-message.ts'

export interface Toast {
  readonly variant: ToastTone
  readonly title: string
  readonly description?: string | undefined
}

/** Takes away every toast that came before it. */
export const CLEAR = 'clear'

/** Toasts on their way to the screen, in order. They wait here until what shows them is loaded. */
export const toastQueueAtom = atom<readonly (Toast | typeof CLEAR)[]>([])

/** Whether there is anything to show. */
export const hasToastsAtom = atom((get) => get(toastQueueAtom).some((entry) => entry !== CLEAR))

/** Puts one behind what waits. */
export const showToastAtom = atom(null, (get, set, toast: Toast) =>
  set(toastQueueAtom, [...get(toastQueueAtom), toast]),
)

/** Has what is on screen and what waits taken away. */
export const clearToastsAtom = atom(null, (_get, set) => set(toastQueueAtom, [CLEAR]))

/** Empties the queue. @returns what waited, also what has come since the queue was drawn */
export const takeToastsAtom = atom(null, (get, set) => {
  const waiting = get(toastQueueAtom)
  set(toastQueueAtom, [])
  return waiting
})
