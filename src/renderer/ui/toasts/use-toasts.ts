import { atom, useSetAtom } from 'jotai'
import { useLayoutEffect, useMemo, useRef } from 'react'
import { store } from '#renderer/lib/store.ts'
import { useOptionalMember } from '#renderer/session/MemberProvider.tsx'
import { copy } from '../copy.ts'

export interface Toasts {
  /** @param offer an action the member can take within eight seconds */
  success(title: string, description?: string, offer?: Offer): void
  /**
   * Destructive style; the title is 'Error' unless spec §8 names another.
   * @param more shown after the description; toasts that differ only in it count as equal
   * @returns dismisses it, once the member has fixed the problem or tries again
   */
  error(description: string, title?: string, more?: string): () => void
  /** An error that the page shows permanently as well. @returns dismisses it when the member tries again */
  echo(description: string, title?: string, more?: string): () => void
  info(title: string, description?: string): void
  /** An error that stays until it is dismissed or its action taken. */
  lasting(title: string, description: string, offer: Offer): void
  /** Reports an action, with an undo button for eight seconds. @returns dismisses it, once it cannot be undone any more */
  undoable(title: string, undoing: Undoing, description?: string): () => void
  /** 'Próximamente': marks what the specification leaves unimplemented. */
  comingSoon(): void
  /** Dismisses all toasts when their member leaves. */
  clear(): void
}

interface Undoing {
  readonly onUndo: () => void
  /** Called when the toast is gone, whether undone or not. */
  readonly onGone?: () => void
}

/** An action offered by a toast while it is shown. */
interface Offer {
  readonly label: string
  readonly act: () => void
  /** Called when the toast is gone, whether the action was taken or not. */
  readonly onGone?: () => void
  /** Whether its button takes the focus, from a control that is going. */
  readonly takesFocus?: boolean
}

/**
 * Transient messages to the member: 5,000 ms, or until dismissed for the newest errors; by a 50 px swipe, the close
 * button or Escape (spec §9). They disappear with the page they belong to, except those with an undo, and with the
 * member: nothing that ends after they left is reported.
 * @param of `frame` for messages independent of the page, such as the chat's, and for those of an action that leads to
 * another page
 */
export const useToasts = (of: 'page' | 'frame' = 'page'): Toasts =>
  useToastsUntil(useOptionalMember()?.signal, of === 'page')

/** Like `useToasts` for the frame, but for messages to whoever is at the window, such as the result of a sign-out. */
export const useWindowToasts = (): Toasts => useToastsUntil(undefined, false)

/** Dismisses the toasts of a page when another one opens. @param page identifies the page */
export function useToastsOf(page: string): void {
  const leave = useSetAtom(leavePageAtom, { store })
  const before = useRef(page)
  // Before the new page shows a toast.
  useLayoutEffect(() => {
    if (before.current === page) return
    before.current = page
    leave()
  }, [page, leave])
}

function useToastsUntil(gone: AbortSignal | undefined, isOfPage: boolean): Toasts {
  const showToast = useSetAtom(showToastAtom, { store })
  const dismiss = useSetAtom(dismissToastAtom, { store })
  const clear = useSetAtom(clearToastsAtom, { store })
  return useMemo(() => {
    const show = (toast: Toast) => {
      const id = gone?.aborted ? undefined : showToast({ ...toast, isOfPage })
      return () => {
        if (id !== undefined) dismiss(id)
      }
    }
    return {
      success: (title, description, offer) =>
        void show({ variant: 'success', title, description, ...(offer && { offer }) }),
      error: (description, title = copy.error, more) => show({ variant: 'error', title, description, more }),
      echo: (description, title = copy.error, more) =>
        show({ variant: 'error', title, description, more, isEcho: true }),
      info: (title, description) => void show({ variant: 'info', title, description }),
      lasting: (title, description, offer) => void show({ variant: 'error', title, description, offer }),
      undoable: (title, { onUndo, ...undoing }, description) => {
        const offer = { label: copy.undo, act: onUndo, ...undoing }
        return show({ variant: 'info', title, description, offer })
      },
      comingSoon: () => void show({ variant: 'info', ...copy.comingSoon }),
      clear,
    }
  }, [gone, isOfPage, showToast, dismiss, clear])
}

interface Toast {
  readonly variant: 'success' | 'error' | 'info'
  readonly title: string
  readonly description?: string | undefined
  /** Detail after the description that may differ each time, such as how long to wait. */
  readonly more?: string | undefined
  /** The message is shown elsewhere too: it is not announced and does not stay. */
  readonly isEcho?: boolean
  /** It belongs to the page and disappears with it. */
  readonly isOfPage?: boolean
  readonly offer?: Offer
}

export interface ShownToast extends Toast {
  readonly id: number
}

/** Most errors that stay; a pile would hide the page. */
const MOST = 3

const shownAtom = atom<{ readonly last: number; readonly toasts: readonly ShownToast[] }>({
  last: 0,
  toasts: [],
})

/** Toasts on screen, newest last. */
export const toastsAtom = atom((get) => get(shownAtom).toasts)

/** Ids of the toasts that stay until dismissed: the newest errors. The others time out. */
export const lastingAtom = atom((get) => {
  const errors = get(toastsAtom).filter(({ variant, isEcho = false }) => variant === 'error' && !isEcho)
  return new Set(errors.slice(-MOST).map(({ id }) => id))
})

const isSame = (a: Toast, b: Toast): boolean =>
  !a.offer && a.variant === b.variant && a.title === b.title && a.description === b.description

type Change = (toasts: readonly ShownToast[]) => readonly ShownToast[]

/** Changes the shown toasts and notifies those that are gone. */
const changeAtom = atom(null, (get, set, change: Change) => {
  const before = get(toastsAtom)
  const toasts = change(before)
  set(shownAtom, (shown) => ({ ...shown, toasts }))
  for (const toast of before) if (!toasts.includes(toast)) toast.offer?.onGone?.()
})

/**
 * Shows a toast. It replaces an equal one and all that are neither errors nor offers: an error may be the only sign of
 * a problem (spec §8), and an offer must last its time.
 * @returns its id
 */
export const showToastAtom = atom(null, (get, set, toast: Toast) => {
  const { last, toasts } = get(shownAtom)
  const id = last + 1
  const offers = toasts.filter(({ offer }) => offer).slice(1 - MOST)
  const stays = (other: ShownToast) =>
    other.offer ? offers.includes(other) : other.variant === 'error' && !isSame(other, toast)
  set(changeAtom, (shown) => [...shown.filter(stays), { ...toast, id }])
  set(shownAtom, (shown) => ({ ...shown, last: id }))
  return id
})

/** Dismisses one toast. */
export const dismissToastAtom = atom(null, (_get, set, id: number) =>
  set(changeAtom, (toasts) => toasts.filter((toast) => toast.id !== id)),
)

/** Dismisses the toasts of the page that is left, except those with an undo. */
const leavePageAtom = atom(null, (_get, set) =>
  set(changeAtom, (toasts) => toasts.filter(({ isOfPage, offer }) => !isOfPage || offer)),
)

/** Dismisses all toasts. */
export const clearToastsAtom = atom(null, (_get, set) => set(changeAtom, () => []))
