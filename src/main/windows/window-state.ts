import type { Rectangle } from 'electron'
import { z } from 'zod'

export const MIN_SIZE = { width: 720, height: 560 }
const DEFAULT_SIZE = { width: 1280, height: 800 }

const side = z.int().min(-100_000).max(100_000)

/** Place and size of the window, as kept in `window.json`. */
export const windowState = z.object({
  x: side,
  y: side,
  width: side,
  height: side,
  maximized: z.boolean(),
})

export type WindowState = z.infer<typeof windowState>

/** Bounds without a position are centred by the system. */
export type WindowBounds = Partial<Rectangle> & { readonly width: number; readonly height: number }

/** Bounds for a new window: the stored ones moved and shrunk onto the screen they overlap most, else the default. */
export function boundsOnScreen(state: WindowState | null, workAreas: readonly Rectangle[]): WindowBounds {
  const area = state && workAreas.toSorted((a, b) => overlap(state, b) - overlap(state, a))[0]
  if (!state || !area || overlap(state, area) === 0) return DEFAULT_SIZE
  const width = Math.min(Math.max(state.width, MIN_SIZE.width), area.width)
  const height = Math.min(Math.max(state.height, MIN_SIZE.height), area.height)
  return {
    width,
    height,
    x: clamp(state.x, area.x, area.x + area.width - width),
    y: clamp(state.y, area.y, area.y + area.height - height),
  }
}

function overlap(a: Rectangle, b: Rectangle): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
  return Math.max(0, width) * Math.max(0, height)
}

const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high)
