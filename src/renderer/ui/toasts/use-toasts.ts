import { useSnackbar } from 'notistack'
import { useMemo } from 'react'
import { copy } from '../copy.ts'
import type { ToastTone } from './toast-message.ts'

export interface Toasts {
  success(title: string, description?: string): void
  /** Destructive style; the title is 'Error' unless the catalogue of spec §8 names another. */
  error(description: string, title?: string): void
  info(title: string, description?: string): void
  /** 'Próximamente': marks what the specification leaves unimplemented. */
  comingSoon(): void
  /** Takes away all toasts, when what they speak of left the screen. */
  clear(): void
}

/** Transient messages to the member: 5,000 ms, dismissed by a 50 px swipe, the close button or Escape (spec §9). */
export function useToasts(): Toasts {
  const { enqueueSnackbar, closeSnackbar } = useSnackbar()
  return useMemo(() => {
    const show = (variant: ToastTone, title: string, description?: string) => {
      enqueueSnackbar(title, { variant, description })
    }
    return {
      success: (title, description) => show('success', title, description),
      error: (description, title = copy.error) => show('error', title, description),
      info: (title, description) => show('info', title, description),
      comingSoon: () => show('info', copy.comingSoon.title, copy.comingSoon.description),
      clear: () => closeSnackbar(),
    }
  }, [enqueueSnackbar, closeSnackbar])
}
