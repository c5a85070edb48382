import { atom } from 'jotai'

export interface Toast {
  readonly variant: 'success' | 'error' | 'info'
  readonly title: string
  readonly description?: string | undefined
  /** Said elsewhere too: it is neither read out nor does it stay. */
  readonly isEcho?: boolean
}

export interface ShownToast extends Toast {
  readonly id: number
}

/** Most at a time; a pile would hide what it speaks of. */
const MOST = 3

const shownAtom = atom<{ readonly last: number; readonly toasts: readonly ShownToast[] }>({
  last: 0,
  toasts: [],
})

/** What is on screen, the newest last. */
export const toastsAtom = atom((get) => get(shownAtom).toasts)

/** Whether a toast stays until it is dismissed. */
export const isLasting = ({ variant, isEcho = false }: Toast): boolean => variant === 'error' && !isEcho

const isSame = (a: Toast, b: Toast): boolean =>
  a.variant === b.variant && a.title === b.title && a.description === b.description

/**
 * Shows one. It takes the place of its equal and of what is no error; errors stay until they are dismissed.
 * @returns its id
 */
export const showToastAtom = atom(null, (get, set, toast: Toast) => {
  const { last, toasts } = get(shownAtom)
  const id = last + 1
  const kept = toasts.filter((other) => isLasting(other) && !isSame(other, toast))
  set(shownAtom, { last: id, toasts: [...kept.slice(1 - MOST), { ...toast, id }] })
  return id
})

/** Takes one away. */
export const dismissToastAtom = atom(null, (_get, set, id: number) =>
  set(shownAtom, (shown) => ({ ...shown, toasts: shown.toasts.filter((toast) => toast.id !== id) })),
)

/** Takes all away. */
export const clearToastsAtom = atom(null, (_get, set) =>
  set(shownAtom, (shown) => ({ ...shown, toasts: [] })),
)
