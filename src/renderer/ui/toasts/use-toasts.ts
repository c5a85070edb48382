import { useSetAtom } from 'jotai'
import { useMemo } from 'react'
import { copy } from '../copy.ts'
import { clearToastsAtom, dismissToastAtom, showToastAtom } from './toasts.ts'

export interface Toasts {
  success(title: string, description?: string): void
  /** Destructive style; the title is 'Error' unless the catalogue of spec §8 names another. */
  error(description: string, title?: string): void
  /** An error that the member mends where they are. @returns takes it away, once they have */
  mendable(description: string, title: string): () => void
  /** An error that is said in the page as well, where it stays. */
  echo(description: string, title?: string): void
  info(title: string, description?: string): void
  /** 'Próximamente': marks what the specification leaves unimplemented. */
  comingSoon(): void
  /** Takes away all toasts, when what they speak of left the screen. */
  clear(): void
}

/**
 * Transient messages to the member: 5,000 ms, errors until they are dismissed, by a 50 px swipe, the close button or
 * Escape (spec §9).
 */
export function useToasts(): Toasts {
  const show = useSetAtom(showToastAtom)
  const dismiss = useSetAtom(dismissToastAtom)
  const clear = useSetAtom(clearToastsAtom)
  return useMemo(
    () => ({
      success: (title, description) => void show({ variant: 'success', title, description }),
      error: (description, title = copy.error) => void show({ variant: 'error', title, description }),
      mendable: (description, title) => {
        const id = show({ variant: 'error', title, description })
        return () => dismiss(id)
      },
      echo: (description, title = copy.error) =>
        void show({ variant: 'error', title, description, isEcho: true }),
      info: (title, description) => void show({ variant: 'info', title, description }),
      comingSoon: () => void show({ variant: 'info', ...copy.comingSoon }),
      clear,
    }),
    [show, dismiss, clear],
  )
}
