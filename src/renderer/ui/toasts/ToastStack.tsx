import Box from '@mui/material/Box'
import type { Theme } from '@mui/material/styles'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useEffectEvent, useReducer, useRef, type FocusEvent } from 'react'
import { createPortal } from 'react-dom'
import { useFocusHeir } from '#renderer/lib/focus/use-focus-heir.ts'
import { copy } from '../copy.ts'
import { useAudibleLayer } from '../use-audible-layer.ts'
import { ShownToasts } from './ShownToasts.tsx'
import { dismissToastAtom, toastsAtom } from './toasts.ts'

/**
 * In the lower left corner of the pane that the page names `--pane`, or of the window, above what it names as its foot.
 * Where something covers the page that is worked with at its foot, as a conversation is, it names its head, and they stand
 * below that: without such a head there is no `top` at all.
 */
const place = (theme: Theme) => ({
  position: 'fixed',
  left: 'calc(anchor(--pane left, 0px) + 16px)',
  top: 'calc(max(anchor(--pane-head bottom), anchor(--connection bottom, 0px)) + 8px)',
  bottom: 'max(anchor(--pane bottom, 0px) + 16px, anchor(--pane-foot top, 0px) + 4px)',
  height: 'fit-content',
  zIndex: theme.zIndex.snackbar,
  // A dialog that fills the window has its buttons at its foot.
  [`${theme.breakpoints.down('md')}, (max-height: 700px)`]: {
    'body:has(.MuiDialog-root) &': { top: 8, bottom: 'auto' },
  },
  // Of notistack its order alone: the newest stands last. Doubled, since its own rules come later.
  '&& .notistack-SnackbarContainer': {
    position: 'static',
    flexDirection: 'column',
    width: 'auto',
    maxWidth: 'none',
    // The cards keep their distance themselves, so that it goes with them; above the first there is none.
    marginTop: '-8px',
  },
  '&& .notistack-Snackbar': { minWidth: 0 },
  '&& .notistack-CollapseWrapper': { padding: 0 },
})

/** The toasts on screen. */
export function ToastStack() {
  const layer = useAudibleLayer()
  const newest = useAtomValue(toastsAtom).at(-1)
  const dismiss = useSetAtom(dismissToastAtom)
  useEscape(() => newest && dismiss(newest.id))
  const stack = useRef<HTMLElement>(null)
  const cameFrom = useRef<HTMLElement | null>(null)
  // What goes leaves the page with notistack's own pass: the heir of its focus is looked for after that.
  const [, afterExit] = useReducer((exits: number) => exits + 1, 0)
  const { onFocus, onBlur } = useFocusHeir(() => stack.current?.querySelector('button') ?? cameFrom.current)
  const enter = ({ relatedTarget }: FocusEvent) => {
    onFocus()
    const isFromOutside = relatedTarget instanceof HTMLElement && !stack.current?.contains(relatedTarget)
    if (isFromOutside) cameFrom.current = relatedTarget
  }
  if (!newest) return null
  return createPortal(
    <Box
      component="section"
      data-pane
      ref={stack}
      aria-label={copy.toasts}
      onFocus={enter}
      onBlur={onBlur}
      sx={place}
    >
      <ShownToasts onExit={afterExit} />
    </Box>,
    layer,
  )
}

/** Hears Escape wherever it is pressed, unless something else takes it. */
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
