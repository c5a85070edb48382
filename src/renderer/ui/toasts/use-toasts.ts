import { useSetAtom } from 'jotai'
import { useMemo } from 'react'
import { copy } from '../copy.ts'
import { clearToastsAtom, dismissToastAtom, showToastAtom, type Toast } from './toasts.ts'

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
  /** 'Próximamente': marks what the specification leaves unimplemented. */
  comingSoon(): void
  /** Takes away all toasts, when whom they speak to is gone. */
  clear(): void
}

/**
 * Transient messages to the member: 5,000 ms, the newest errors until they are dismissed, by a 50 px swipe, the close
 * button or Escape (spec §9). They outlive the page that told them.
 */
export function useToasts(): Toasts {
  const show = useSetAtom(showToastAtom)
  const dismiss = useSetAtom(dismissToastAtom)
  const clear = useSetAtom(clearToastsAtom)
  return useMemo(() => {
    const showError = (toast: Omit<Toast, 'variant'>) => {
      const id = show({ ...toast, variant: 'error' })
      return () => dismiss(id)
    }
    return {
      success: (title, description) => void show({ variant: 'success', title, description }),
      error: (description, title = copy.error, more) => showError({ title, description, more }),
      echo: (description, title = copy.error, more) => showError({ title, description, more, isEcho: true }),
      info: (title, description) => void show({ variant: 'info', title, description }),
      comingSoon: () => void show({ variant: 'info', ...copy.comingSoon }),
      clear,
    }
  }, [show, dismiss, clear])
}
