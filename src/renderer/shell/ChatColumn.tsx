import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import {
  createContext,
  useContext,
  useState,
  useSyncExternalStore,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
} from 'react'
import { z } from 'zod/mini'
import { useMember } from '#renderer/session/MemberProvider.tsx'
import { memberMap, useStored } from '#renderer/session/member-storage.ts'
import { focusRing, ink, space } from '#renderer/theme/tokens.ts'
import { copy } from './copy.ts'

/** Smallest width in pixels. */
const LEAST = 340
const MOST = 640
/** Width that always remains for the page. */
const PAGE = 480
/** Pixels per press of an arrow key. */
const STEP = 20

/** Width chosen by the member on this machine; there is only one value, so it has no key. */
const chosenWidth = memberMap('chat-width', z.number())

/** Default width, by the width of the window. */
function usualWidth(window: number): number {
  if (window >= 1860) return 540
  if (window >= 1560) return 432
  return window >= 1280 ? 408 : LEAST
}

/**
 * Current width of the chat and its limit.
 * @param window width of the window
 * @param beside pixels that other columns take beside the page
 * @param chosen `undefined` if the member has chosen none
 */
export function chatWidth(window: number, beside: number, chosen: number | undefined) {
  const most = Math.max(LEAST, Math.min(MOST, window - beside - PAGE))
  const within = (width: number) => Math.round(Math.max(LEAST, Math.min(most, width)))
  return { most, within, now: within(chosen ?? usualWidth(window)) }
}

const onResize = (listener: () => void) => {
  window.addEventListener('resize', listener)
  return () => window.removeEventListener('resize', listener)
}

const ID = 'chat'

/** The width and the functions that change it, for the edge of the column. */
const Column = createContext<ReturnType<typeof useChatWidth> | null>(null)

interface ChatColumnProps {
  /** Pixels from the left if the chat covers the page; `null` if it is beside it. */
  readonly over: number | null
  /** Pixels that other columns take beside the page. */
  readonly beside: number
  /** Additional width of the column. */
  readonly more?: number
  readonly children: ReactNode
}

/** Place of the open chat: beside the page, with the width that the member chose, or over it. */
export function ChatColumn({ over, beside, more = 0, children }: ChatColumnProps) {
  const column = useChatWidth(beside)
  return (
    <Box
      id={ID}
      sx={
        over === null
          ? { position: 'relative', flexShrink: 0, minHeight: 0 }
          : { position: 'absolute', inset: 0, bgcolor: space.cabin }
      }
      style={over === null ? { width: column.now + more } : { left: over }}
    >
      <Column value={over === null ? column : null}>{children}</Column>
    </Box>
  )
}

function useChatWidth(beside: number) {
  const stored = useMember().part(chosenWidth)
  const chosen = useStored(chosenWidth, '')
  const [dragged, setDragged] = useState<number | null>(null)
  const room = useSyncExternalStore(onResize, () => innerWidth)
  const { most, within, now } = chatWidth(room, beside, dragged ?? chosen)
  return {
    now,
    most,
    /** `null` when dragging ends. */
    drag: setDragged,
    /** @param width `undefined` for the default */
    choose: (width: number | undefined) => stored.set('', width === undefined ? undefined : within(width)),
  }
}

// The pointer can grab the whole edge; in its middle the target is as large as a finger.
const Edge = styled('div')({
  position: 'absolute',
  zIndex: 2,
  insetBlock: 0,
  left: -4,
  width: 8,
  cursor: 'col-resize',
  touchAction: 'none',
  '&::before': {
    content: '""',
    position: 'absolute',
    left: 0,
    top: 'calc(50% - 28px)',
    width: 24,
    height: 56,
  },
  '&::after': {
    content: '""',
    position: 'absolute',
    left: 3,
    top: 'calc(50% - 20px)',
    width: 4,
    height: 40,
    borderRadius: 2,
    backgroundColor: space.lineStrong,
    '@media (forced-colors: active)': { backgroundColor: 'CanvasText' },
  },
  '&:is(:hover, :active, :focus-visible)::after': { backgroundColor: ink.secondary },
  '&:focus-visible': { outline: 'none', '&::after': focusRing },
})

/**
 * The handle, rendered inside the column because controls must be in a landmark. Renders nothing where the chat covers
 * the page.
 */
export function ChatEdge() {
  const column = useContext(Column)
  return column && <Handle {...column} />
}

/** The handle between page and chat: changes the width by pointer and keyboard. */
function Handle({ now, most, drag, choose }: ReturnType<typeof useChatWidth>) {
  const [start, setStart] = useState<{ readonly x: number; readonly width: number } | null>(null)
  const widthAt = (x: number) => (start ? start.width + start.x - x : now)
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return
    // Otherwise the text beside it would be selected.
    event.preventDefault()
    event.currentTarget.focus()
    event.currentTarget.setPointerCapture?.(event.pointerId)
    setStart({ x: event.clientX, width: now })
  }
  const onPointerMove = ({ clientX }: PointerEvent) => {
    if (start) drag(widthAt(clientX))
  }
  const letGo = () => {
    setStart(null)
    drag(null)
  }
  const onPointerUp = ({ clientX }: PointerEvent) => {
    letGo()
    // A press without movement changes nothing.
    if (start && clientX !== start.x) choose(widthAt(clientX))
  }
  const byKey: Partial<Record<string, number>> = {
    ArrowLeft: now + STEP,
    ArrowRight: now - STEP,
    Home: LEAST,
    End: most,
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const width = byKey[event.key]
    if (width === undefined && event.key !== 'Enter') return
    event.preventDefault()
    choose(width)
  }
  return (
    <Edge
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={copy.chatWidth}
      aria-controls={ID}
      aria-valuemin={LEAST}
      aria-valuemax={most}
      aria-valuenow={now}
      aria-valuetext={copy.pixels(now)}
      title={copy.chatWidthHint}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerCancel={letGo}
      onDoubleClick={() => choose(undefined)}
      onKeyDown={onKeyDown}
    />
  )
}
