import GlobalStyles from '@mui/material/GlobalStyles'
import { SnackbarProvider } from 'notistack'
import { useEffect, useState, type ReactNode } from 'react'
import { ToastCard } from './ToastCard.tsx'

const cards = { success: ToastCard, error: ToastCard, info: ToastCard }

/** Milliseconds a toast stays (spec §9). */
const TOAST_DURATION = 5000

/**
 * Over the free middle of the top bar, or the darkened one behind a dialog: the edges hold sections, buttons and text
 * fields. The class is doubled to outweigh the library's own.
 */
const place = <GlobalStyles styles={{ '.toasts.toasts': { top: 8 } }} />

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
    <>
      {place}
      <SnackbarProvider
        maxSnack={3}
        autoHideDuration={TOAST_DURATION}
        anchorOrigin={{ vertical: 'top', horizontal: 'center' }}
        classes={{ containerRoot: 'toasts' }}
        Components={cards}
        domRoot={layer}
      >
        {children}
      </SnackbarProvider>
    </>
  )
}
