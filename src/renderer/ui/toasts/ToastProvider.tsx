import { SnackbarProvider } from 'notistack'
import { useEffect, useState, type ReactNode } from 'react'
import { ToastCard } from './ToastCard.tsx'

const cards = { success: ToastCard, error: ToastCard, info: ToastCard }

/** Milliseconds a toast stays (spec §9). */
export const TOAST_DURATION = 5000

/**
 * Place of the toasts beside `body`: a modal dialog hides everything inside `body` but itself from assistive
 * technology, and what a toast says about the dialog's own action must still be heard.
 */
function useToastLayer(): HTMLElement {
  const [layer] = useState(() => document.createElement('div'))
  useEffect(() => {
    document.documentElement.append(layer)
    return () => layer.remove()
  }, [layer])
  return layer
}

export function ToastProvider({ children }: { readonly children: ReactNode }) {
  const layer = useToastLayer()
  return (
    <SnackbarProvider
      maxSnack={4}
      autoHideDuration={TOAST_DURATION}
      // Left: the right edge holds the forms and the chat's text field.
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      Components={cards}
      domRoot={layer}
    >
      {children}
    </SnackbarProvider>
  )
}
