import { useAtomValue } from 'jotai'
import { SnackbarProvider, useSnackbar, type TransitionProps } from 'notistack'
import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { ToastCard } from './ToastCard.tsx'
import { toastsAtom, type ShownToast } from './toasts.ts'

declare module 'notistack' {
  interface VariantOverrides {
    default: false
    warning: false
    success: { toast: ShownToast }
    error: { toast: ShownToast }
    info: { toast: ShownToast }
  }
}

const cards = { success: ToastCard, error: ToastCard, info: ToastCard }

/** Never reached, since notistack would have more of them wait: how many there are is decided in `toasts.ts`. */
const ROOM = 100

/**
 * The toasts as notistack stacks them.
 * @param onExit one has left the page
 */
export function ShownToasts({ onExit }: { readonly onExit: () => void }) {
  return (
    <SnackbarProvider
      Components={cards}
      TransitionComponent={AtOnce}
      maxSnack={ROOM}
      // The card keeps its own time, which stands still while somebody is in it as well.
      autoHideDuration={null}
      onExit={onExit}
    >
      <Feed />
    </SnackbarProvider>
  )
}

/** Has notistack show what is to be seen, and close what is not any more. */
function Feed() {
  const toasts = useAtomValue(toastsAtom)
  const { enqueueSnackbar, closeSnackbar } = useSnackbar()
  const shown = useRef<readonly ShownToast[]>([])
  useLayoutEffect(() => {
    const gone = shown.current.filter((toast) => !toasts.includes(toast))
    const come = toasts.filter((toast) => !shown.current.includes(toast))
    gone.forEach(({ id }) => closeSnackbar(id))
    come.forEach((toast) => enqueueSnackbar({ key: toast.id, variant: toast.variant, toast }))
    shown.current = toasts
  }, [toasts, enqueueSnackbar, closeSnackbar])
  return null
}

/**
 * Comes and goes at once. The transitions of notistack keep one that was closed on the page for half a second, where it is
 * still read and pressed; how one comes in is drawn by its card.
 */
function AtOnce({ in: isIn = false, onEntered, onExit, onExited, children }: TransitionProps) {
  const tell = useEffectEvent(() => {
    if (isIn) return onEntered?.(document.body, true)
    onExit?.(document.body)
    onExited?.(document.body)
  })
  useLayoutEffect(() => tell(), [isIn])
  return isIn ? children : null
}
