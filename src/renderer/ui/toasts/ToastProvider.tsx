import { SnackbarProvider } from 'notistack'
import { useEffect, useState, type ReactNode } from 'react'
import { ToastCard } from './ToastCard.tsx'

const cards = { success: ToastCard, error: ToastCard, info: ToastCard }

/** Milliseconds a toast stays (spec §9). */
const TOAST_DURATION = 5000

/**
 * Place of the toasts, beside the app. A modal dialog hides everything but itself from assistive technology; this
 * layer takes itself out of that, since what a toast says about the dialog's own action must be heard.
 */
function useToastLayer(): HTMLElement {
  const [layer] = useState(() => document.createElement('div'))
  useEffect(() => {
    document.body.append(layer)
    const observer = new MutationObserver(() => layer.removeAttribute('aria-hidden'))
    observer.observe(layer, { attributeFilter: ['aria-hidden'] })
    return () => {
      observer.disconnect()
      layer.remove()
    }
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
