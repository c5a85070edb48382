import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined'
import Close from '@mui/icons-material/Close'
import CloudOffOutlined from '@mui/icons-material/CloudOffOutlined'
import ErrorOutlined from '@mui/icons-material/ErrorOutlined'
import InfoOutlined from '@mui/icons-material/InfoOutlined'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { useSetAtom } from 'jotai'
import type { CustomContentProps } from 'notistack'
import { useEffect, useEffectEvent, useRef, useState, type PointerEvent } from 'react'
import { store, useWindowValue } from '#renderer/lib/store.ts'
import { serverReachableAtom } from '#renderer/server/connectivity.ts'
import { ink, scale, signal, space } from '#renderer/theme/tokens.ts'
import { visuallyHidden } from '../VisuallyHidden.tsx'
import { TextButton } from '../TextButton.tsx'
import { copy } from '../copy.ts'
import { dismissToastAtom, lastingAtom, type ShownToast } from './use-toasts.ts'

const icons = { success: CheckCircleOutlined, error: ErrorOutlined, info: InfoOutlined }

/** Milliseconds a toast stays, unless it is lasting (spec §9). */
const TOAST_DURATION = 5000
/** Milliseconds a toast with an undo button stays. */
const OFFER_DURATION = 8000
interface ToastCardProps extends CustomContentProps {
  readonly toast: ShownToast
}

/** A toast as notistack renders it, in every variant. */
export function ToastCard({ toast }: ToastCardProps) {
  const { id, variant: tone, title, description, more, isEcho, offer } = toast
  const dismiss = useSetAtom(dismissToastAtom, { store })
  const onClose = () => dismiss(id)
  const held = useLeaving(
    useWindowValue(lastingAtom).has(id) ? null : offer ? OFFER_DURATION : TOAST_DURATION,
    onClose,
  )
  const { offset, handlers } = useSwipeAway(onClose)
  // Failures while the server is away are only waiting: there is nothing for the member to fix.
  const isAway = !useWindowValue(serverReachableAtom) && tone === 'error'
  const Icon = isAway ? CloudOffOutlined : icons[tone]
  const color = isAway ? ink.secondary : signal[tone]
  const take = () => {
    offer?.act()
    onClose()
  }
  const motion =
    offset === 0
      ? {}
      : { transform: `translateX(${offset}px)`, opacity: 1 - Math.min(Math.abs(offset) / 200, 0.6) }
  return (
    <Box
      role={isEcho ? undefined : tone === 'error' ? 'alert' : 'status'}
      {...held}
      {...handlers}
      style={motion}
      sx={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'center',
        gap: 1.25,
        color: 'text.primary',
        px: { xs: 1.5, sm: 2 },
        py: 0.5,
        borderTop: `1px solid ${isAway ? space.lineStrong : `${color}66`}`,
        touchAction: 'pan-y',
        userSelect: offset === 0 ? 'auto' : 'none',
        cursor: 'grab',
        fontSize: { xs: scale.small.fontSize, sm: scale.ui.fontSize },
        lineHeight: 1.35,
        transition: 'opacity 160ms',
        '@starting-style': { opacity: 0 },
      }}
    >
      <Icon aria-hidden sx={{ color, fontSize: 20 }} />
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          columnGap: 1.25,
          flex: { xs: 1, sm: '0 1 auto' },
          minWidth: 0,
          overflowWrap: 'anywhere',
        }}
      >
        <Box component="p" sx={{ m: 0, minWidth: 0, fontWeight: 600, ...(isAway && visuallyHidden) }}>
          {title}
        </Box>
        {description && (
          <Box sx={{ minWidth: 0, color: 'text.secondary' }}>
            {more ? `${description} ${more}` : description}
          </Box>
        )}
      </Box>
      {offer && (
        <TextButton
          autoFocus={offer.takesFocus === true}
          sx={{ flexShrink: 0, fontSize: 'inherit' }}
          onClick={take}
        >
          {offer.label}
        </TextButton>
      )}
      <IconButton size="small" aria-label={copy.closeToast} onClick={onClose}>
        <Close fontSize="small" />
      </IconButton>
    </Box>
  )
}

/**
 * Dismisses a toast after its time, which is paused while it is hovered or has the focus: not while the member is at another
 * window, since a toast with an undo button holds back what it tells of.
 * @param time milliseconds, `null` for a toast that stays
 * @returns props for the toast
 */
function useLeaving(time: number | null, leave: () => void) {
  const [isHeld, setIsHeld] = useState(false)
  const onTime = useEffectEvent(leave)
  useEffect(() => {
    if (time === null || isHeld) return undefined
    const timer = setTimeout(() => onTime(), time)
    return () => clearTimeout(timer)
  }, [time, isHeld])
  const hold = () => setIsHeld(true)
  const release = () => setIsHeld(false)
  useEffect(() => {
    window.addEventListener('blur', release)
    return () => window.removeEventListener('blur', release)
  }, [])
  return { onPointerEnter: hold, onPointerLeave: release, onFocus: hold, onBlur: release }
}

/** Pixels a toast must be dragged sideways to be dismissed (spec §9). */
const SWIPE_THRESHOLD = 50

/**
 * Pointer handlers for dragging an element sideways.
 * @param onSwiped called once when the pointer is released at or past the threshold, in either direction
 */
function useSwipeAway(onSwiped: () => void) {
  const start = useRef<number | null>(null)
  const [offset, setOffset] = useState(0)

  const release = (event: PointerEvent) => {
    if (start.current === null) return
    const distance = event.clientX - start.current
    start.current = null
    if (Math.abs(distance) >= SWIPE_THRESHOLD) onSwiped()
    else setOffset(0)
  }
  const handlers = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.target instanceof Element && event.target.closest('button')) return
      start.current = event.clientX
      event.currentTarget.setPointerCapture?.(event.pointerId)
    },
    onPointerMove: (event: PointerEvent) => {
      if (start.current !== null) setOffset(event.clientX - start.current)
    },
    onPointerUp: release,
    onPointerCancel: () => {
      start.current = null
      setOffset(0)
    },
  }
  return { offset, handlers }
}
