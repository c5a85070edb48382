import { atom, useSetAtom } from 'jotai'
import { useLayoutEffect, useMemo, useRef } from 'react'
import { store } from '#renderer/lib/store.ts'
import { useOptionalMember } from '#renderer/session/MemberProvider.tsx'
import { copy } from '../copy.ts'

export interface Toasts {
  /** @param offer what the member may do about it within eight seconds */
  success(title: string, description?: string, offer?: Offer): void
  /**
   * Destructive style; the title is 'Error' unless the catalogue of spec §8 names another.
   * @param more stands behind the description; two that differ in nothing else are one
   * @returns takes it away, once the member has mended it or tries again
   */
  error(description: string, title?: string, more?: string): () => void
  /** An error that is said in the page as well, where it stays. @returns takes it away, when they try again */
  echo(description: string, title?: string, more?: string): () => void
  info(title: string, description?: string): void
  /** Says what has been done, and takes it back if the member wants that within eight seconds. */
  undoable(title: string, undoing: Undoing, description?: string): void
  /** 'Próximamente': marks what the specification leaves unimplemented. */
  comingSoon(): void
  /** Takes away all toasts, when whom they speak to is gone. */
  clear(): void
}

interface Undoing {
  readonly onUndo: () => void
  /** It is gone, undone or not. */
  readonly onGone?: () => void
}

/** What may be done about what a toast tells, while it stands there. */
interface Offer {
  readonly label: string
  readonly act: () => void
  /** The toast is gone, whether it was done or not. */
  readonly onGone?: () => void
}

/**
 * Transient messages to the member: 5,000 ms, the newest errors until they are dismissed, by a 50 px swipe, the close
 * button or Escape (spec §9). They go with the page that told them, but for what can be undone, and with the member:
 * nothing is told any more of what ends after they have left.
 * @param of the `frame` for what goes on whatever the page is, as the chat does, and for what leads to another one
 */
export const useToasts = (of: 'page' | 'frame' = 'page'): Toasts =>
  useToastsUntil(useOptionalMember()?.signal, of === 'page')

/** As `useToasts` of the frame, of what is told to whoever is at the window, as how a sign-out went. */
export const useWindowToasts = (): Toasts => useToastsUntil(undefined, false)

/** Takes the toasts of a page away when it becomes another. @param page what tells it from any other */
export function useToastsOf(page: string): void {
  const leave = useSetAtom(leavePageAtom, { store })
  const before = useRef(page)
  // Before the new page tells anything.
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
      undoable: (title, { onUndo, ...undoing }, description) => {
        const offer = { label: copy.undo, act: onUndo, ...undoing }
        void show({ variant: 'info', title, description, offer })
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
  /** Further detail behind the description, which may differ from one time to the next, as how long to wait. */
  readonly more?: string | undefined
  /** Said elsewhere too: it is neither read out nor does it stay. */
  readonly isEcho?: boolean
  /** It speaks of the page, and goes with it. */
  readonly isOfPage?: boolean
  readonly offer?: Offer
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
  !a.offer && a.variant === b.variant && a.title === b.title && a.description === b.description

type Change = (toasts: readonly ShownToast[]) => readonly ShownToast[]

/** Changes what is shown, and tells those that are gone. */
const changeAtom = atom(null, (get, set, change: Change) => {
  const before = get(toastsAtom)
  const toasts = change(before)
  set(shownAtom, (shown) => ({ ...shown, toasts }))
  for (const toast of before) if (!toasts.includes(toast)) toast.offer?.onGone?.()
})

/**
 * Shows one. It takes the place of its equal and of what is no error: of an error the member would know from nowhere else
 * (spec §8), and what one offers is to be had for its time.
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

/** Takes one away. */
export const dismissToastAtom = atom(null, (_get, set, id: number) =>
  set(changeAtom, (toasts) => toasts.filter((toast) => toast.id !== id)),
)

/** Takes away those of the page that is left. What can be undone still can be. */
const leavePageAtom = atom(null, (_get, set) =>
  set(changeAtom, (toasts) => toasts.filter(({ isOfPage, offer }) => !isOfPage || offer)),
)

/** Takes all away. */
export const clearToastsAtom = atom(null, (_get, set) => set(changeAtom, () => []))
