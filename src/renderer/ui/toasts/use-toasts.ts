import { atom, useSetAtom } from 'jotai'
import { useMemo } from 'react'
import { store } from '#renderer/lib/store.ts'
import { useOptionalMember } from '#renderer/session/MemberProvider.tsx'
import { copy } from '../copy.ts'

export interface Toasts {
  success(title: string, description?: string): void
  /**
   * Destructive style; the title is 'Error' unless the catalogue of spec §8 names another.
   * @param more stands behind the description; two that differ in nothing else are one
   * @returns takes it away, once the member has mended it or tries again
   */
  error(description: string, title?: string, more?: string): () => void
  /** An error that is said in the page as well, where it stays. @returns takes it away, when they try again */
  echo(description: string, title?: string, more?: string): () => void
  info(title: string, description?: string): void
  /** Says what was done, with a button that undoes it for as long as the toast stays. */
  undoable(title: string, description: string, undo: () => void): void
  /** 'Próximamente': marks what the specification leaves unimplemented. */
  comingSoon(): void
  /** Takes away all toasts, when whom they speak to is gone. */
  clear(): void
}

/**
 * Transient messages to the member: 5,000 ms, the newest errors until they are dismissed, by a 50 px swipe, the close
 * button or Escape (spec §9). They outlive the page that told them, and not the member: nothing is told any more of what
 * ends after they have left.
 */
export const useToasts = (): Toasts => useToastsUntil(useOptionalMember()?.signal)

/** As `useToasts`, of what is told to whoever is at the window, as how a sign-out went. */
export const useWindowToasts = (): Toasts => useToastsUntil(undefined)

function useToastsUntil(gone: AbortSignal | undefined): Toasts {
  const showToast = useSetAtom(showToastAtom, { store })
  const dismiss = useSetAtom(dismissToastAtom, { store })
  const clear = useSetAtom(clearToastsAtom, { store })
  return useMemo(() => {
    const show = (toast: Toast) => {
      const id = gone?.aborted ? undefined : showToast(toast)
      return () => {
        if (id !== undefined) dismiss(id)
      }
    }
    return {
      success: (title, description) => void show({ variant: 'success', title, description }),
      error: (description, title = copy.error, more) => show({ variant: 'error', title, description, more }),
      echo: (description, title = copy.error, more) =>
        show({ variant: 'error', title, description, more, isEcho: true }),
      info: (title, description) => void show({ variant: 'info', title, description }),
      undoable: (title, description, undo) => void show({ variant: 'info', title, description, undo }),
      comingSoon: () => void show({ variant: 'info', ...copy.comingSoon }),
      clear,
    }
  }, [gone, showToast, dismiss, clear])
}

interface Toast {
  readonly variant: 'success' | 'error' | 'info'
  readonly title: string
  readonly description?: string | undefined
  /** Further detail behind the description, which may differ from one time to the next, as how long to wait. */
  readonly more?: string | undefined
  readonly undo?: () => void
  /** Said elsewhere too: it is neither read out nor does it stay. */
  readonly isEcho?: boolean
}

export interface ShownToast extends Toast {
  readonly id: number
}

/** Most errors that stay; a pile would hide what it speaks of. */
const MOST = 3

const shownAtom = atom<{ readonly last: number; readonly toasts: readonly ShownToast[] }>({
  last: 0,
  toasts: [],
})

/** Toasts on screen, the newest last. */
export const toastsAtom = atom((get) => get(shownAtom).toasts)

/** Ids of those that stay until they are dismissed: the newest errors. Any other leaves after its time. */
export const lastingAtom = atom((get) => {
  const errors = get(toastsAtom).filter(({ variant, isEcho = false }) => variant === 'error' && !isEcho)
  return new Set(errors.slice(-MOST).map(({ id }) => id))
})

const isSame = (a: Toast, b: Toast): boolean =>
  a.variant === b.variant && a.title === b.title && a.description === b.description

/**
 * Shows one. It takes the place of its equal and of what is no error: of an error the member would know from nowhere else
 * (spec §8).
 * @returns its id
 */
export const showToastAtom = atom(null, (get, set, toast: Toast) => {
  const { last, toasts } = get(shownAtom)
  const id = last + 1
  const kept = toasts.filter((other) => other.variant === 'error' && !isSame(other, toast))
  set(shownAtom, { last: id, toasts: [...kept, { ...toast, id }] })
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
