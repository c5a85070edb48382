import GlobalStyles from '@mui/material/GlobalStyles'
import { useAtomValue, useSetAtom } from 'jotai'
import { SnackbarProvider, useSnackbar } from 'notistack'
import { useEffect } from 'react'
import { serverReachableAtom } from '#renderer/server/connectivity.ts'
import { useAudibleLayer } from '../use-audible-layer.ts'
import { CLEAR, takeToastsAtom, toastQueueAtom } from './toast-queue.ts'
import { ToastCard } from './ToastCard.tsx'

const cards = { success: ToastCard, error: ToastCard, info: ToastCard }

/** Milliseconds a toast stays (spec §9). */
const TOAST_DURATION = 5000

/**
 * Over the free middle of the top bar, or the darkened one behind a dialog: the edges hold sections, buttons and text
 * fields. The class is doubled to outweigh the library's own, which pushes toasts to the left in narrow windows.
 */
const toasts = (top: number) => ({ '.toasts.toasts': { top, alignItems: 'center' } })

/** Pixels from the top; the line about the lost connection says what calms and stays in sight. */
const TOP = 8
const BELOW_BANNER = 44

const place = <GlobalStyles styles={toasts(TOP)} />
const placeBelowBanner = <GlobalStyles styles={toasts(BELOW_BANNER)} />

/** Shows what is in the queue, one after the other. */
function useQueuedToasts(): void {
  const { enqueueSnackbar, closeSnackbar } = useSnackbar()
  const queue = useAtomValue(toastQueueAtom)
  const take = useSetAtom(takeToastsAtom)
  useEffect(() => {
    if (queue.length === 0) return
    for (const entry of take()) {
      if (entry === CLEAR) closeSnackbar()
      else enqueueSnackbar(entry.title, { variant: entry.variant, description: entry.description })
    }
  }, [queue, take, enqueueSnackbar, closeSnackbar])
}

function QueuedToasts() {
  useQueuedToasts()
  return null
}

/** The toasts on screen, with the library that stacks them. */
export function ToastStack() {
  const layer = useAudibleLayer()
  const reachable = useAtomValue(serverReachableAtom)
  return (
    <>
      {reachable ? place : placeBelowBanner}
      <SnackbarProvider
        maxSnack={3}
        autoHideDuration={TOAST_DURATION}
        anchorOrigin={{ vertical: 'top', horizontal: 'center' }}
        classes={{ containerRoot: 'toasts' }}
        Components={cards}
        domRoot={layer}
      >
        <QueuedToasts />
      </SnackbarProvider>
    </>
  )
}
