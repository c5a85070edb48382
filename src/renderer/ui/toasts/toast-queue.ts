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

export const showToastAtom = atom(null, (get, set, toast: Toast) =>
  set(toastQueueAtom, [...get(toastQueueAtom), toast]),
)

export const clearToastsAtom = atom(null, (_get, set) => set(toastQueueAtom, [CLEAR]))
