import { SnackbarProvider } from 'notistack'
import type { ReactNode } from 'react'
import { ToastCard } from './ToastCard.tsx'

const cards = { success: ToastCard, error: ToastCard, info: ToastCard }

/** Milliseconds a toast stays (spec §9). */
const TOAST_DURATION = 5000

export function ToastProvider({ children }: { readonly children: ReactNode }) {
  return (
    <SnackbarProvider
      maxSnack={4}
      autoHideDuration={TOAST_DURATION}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      Components={cards}
    >
      {children}
    </SnackbarProvider>
  )
}
