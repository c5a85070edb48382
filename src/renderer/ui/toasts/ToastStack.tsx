import Box from '@mui/material/Box'
import type { Theme } from '@mui/material/styles'
import { useSetAtom } from 'jotai'
import {
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useReducer,
  useRef,
  type FocusEvent,
} from 'react'
import { createPortal } from 'react-dom'
import { SnackbarProvider, useSnackbar, type TransitionProps } from 'notistack'
import { useFocusFallback } from '#renderer/lib/focus.ts'
import { store, useWindowValue } from '#renderer/lib/store.ts'
import { space, TOAST_ROOM } from '#renderer/theme/tokens.ts'
import { copy } from '../copy.ts'
import { useAudibleLayer } from '../Announcer.tsx'
import { dismissToastAtom, toastsAtom, type ShownToast } from './use-toasts.ts'
import { ToastCard } from './ToastCard.tsx'

/**
 * A strip at the bottom of the window, like that of the updates (decision 42): the page ends above it, so toasts cover
 * nothing.
 */
const sill = (theme: Theme) => ({
  position: 'fixed',
  insetInline: 0,
  bottom: 0,
  zIndex: theme.zIndex.snackbar,
  bgcolor: space.cabin,
  // A picture that fills the window ends above the toasts.
  anchorName: '--toasts',
  // Of notistack only its order is used: the newest toast is last. The selector is doubled because notistack's rules
  // come later.
  '&& .notistack-SnackbarContainer': {
    position: 'static',
    flexDirection: 'column',
    alignItems: 'stretch',
    width: 'auto',
    maxWidth: 'none',
    margin: 0,
  },
  '&& .notistack-Snackbar': { minWidth: 0, maxWidth: 'none', width: '100%' },
  '&& .notistack-CollapseWrapper': { padding: 0 },
  // In a small window only the newest is shown; the one before reappears when it is gone.
  [`${theme.breakpoints.down('md')}, (max-height: 640px)`]: {
    '& .notistack-SnackbarContainer > :has(~ * button)': { display: 'none' },
  },
})

/** The toasts on screen. */
export function ToastStack() {
  const layer = useAudibleLayer()
  const newest = useWindowValue(toastsAtom).at(-1)
  const dismiss = useSetAtom(dismissToastAtom, { store })
  useEscape(() => newest && dismiss(newest.id))
  const stack = useRef<HTMLElement>(null)
  const cameFrom = useRef<HTMLElement | null>(null)
  // notistack removes a closed toast in its own render; find the next focus target after that.
  const [, afterExit] = useReducer((exits: number) => exits + 1, 0)
  const { onFocus, onBlur } = useFocusFallback(
    () => [...(stack.current?.querySelectorAll('button') ?? [])].at(-1) ?? cameFrom.current,
  )
  const enter = ({ relatedTarget }: FocusEvent) => {
    onFocus()
    const isFromOutside = relatedTarget instanceof HTMLElement && !stack.current?.contains(relatedTarget)
    if (isFromOutside) cameFrom.current = relatedTarget
  }
  const place = useCallback((element: HTMLElement) => {
    stack.current = element
    const giveBack = keepRoom(element)
    return () => {
      stack.current = null
      giveBack()
    }
  }, [])
  if (!newest) return null
  return createPortal(
    <Box
      component="section"
      data-pane
      data-toasts
      ref={place}
      aria-label={copy.toasts}
      onFocus={enter}
      onBlur={onBlur}
      sx={sill}
    >
      <ShownToasts onExit={afterExit} />
    </Box>,
    layer,
  )
}

/** Tells the page how much height the toasts take. @returns resets it */
function keepRoom(toasts: HTMLElement): () => void {
  const { style } = document.documentElement
  const tell = () => style.setProperty(TOAST_ROOM, `${Math.ceil(toasts.getBoundingClientRect().height)}px`)
  tell()
  const resizes = new ResizeObserver(tell)
  resizes.observe(toasts)
  return () => {
    resizes.disconnect()
    style.removeProperty(TOAST_ROOM)
  }
}

/** Handles Escape wherever it is pressed, unless something else does. */
function useEscape(onEscape: () => void): void {
  const take = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented && !event.isComposing) onEscape()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => take(event)
    window.addEventListener('keydown', listener)
    return () => window.removeEventListener('keydown', listener)
  }, [])
}

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

/** notistack's limit, never reached: `use-toasts.ts` decides how many toasts there are. */
const ROOM = 100

/**
 * The toasts as notistack stacks them.
 * @param onExit called when one has left the page
 */
function ShownToasts({ onExit }: { readonly onExit: () => void }) {
  return (
    <SnackbarProvider
      Components={cards}
      TransitionComponent={AtOnce}
      maxSnack={ROOM}
      // The card runs its own timer, which also pauses while the toast has the focus.
      autoHideDuration={null}
      onExit={onExit}
    >
      <Feed />
    </SnackbarProvider>
  )
}

/** Opens and closes notistack's toasts to match the state. */
function Feed() {
  const toasts = useWindowValue(toastsAtom)
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
 * A transition without duration. Those of notistack keep a closed toast on the page for half a second, where it is
 * still read out and clickable; the card animates its own arrival.
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
