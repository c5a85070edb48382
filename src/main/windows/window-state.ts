import type { Rectangle } from 'electron'
import { z } from 'zod/mini'

export const MIN_SIZE = { width: 720, height: 560 }
const DEFAULT_SIZE = { width: 1280, height: 800 }

const side = z.int().check(z.minimum(-100_000), z.maximum(100_000))

/** Position and size of the window as stored in `window.json`; without a position if the system does not tell it. */
export const windowState = z.object({
  x: z.optional(side),
  y: z.optional(side),
  width: side,
  height: side,
  maximized: z.boolean(),
  fullScreen: z._default(z.boolean(), false),
})

export type WindowState = z.infer<typeof windowState>

/** Bounds without a position are centred by the system. */
export type WindowBounds = Partial<Rectangle> & { readonly width: number; readonly height: number }

/**
 * Bounds for a window, moved and shrunk onto the screen that they overlap most, else the nearest one.
 * @param workAreas the first is that of the main screen, for bounds without a position
 */
export function boundsOnScreen(
  bounds: Pick<WindowState, 'x' | 'y' | 'width' | 'height'> | null,
  workAreas: readonly Rectangle[],
): WindowBounds {
  const [main] = workAreas
  if (!bounds || !main) return DEFAULT_SIZE
  const { x, y, width, height } = bounds
  if (x === undefined || y === undefined) return sizeOn(main, width, height)
  const area = screenOf({ x, y, width, height }, workAreas) ?? main
  const size = sizeOn(area, width, height)
  return {
    ...size,
    x: clamp(x, area.x, area.x + area.width - size.width),
    y: clamp(y, area.y, area.y + area.height - size.height),
  }
}

const sizeOn = (area: Rectangle, width: number, height: number) => ({
  width: Math.min(Math.max(width, MIN_SIZE.width), area.width),
  height: Math.min(Math.max(height, MIN_SIZE.height), area.height),
})

const screenOf = (bounds: Rectangle, workAreas: readonly Rectangle[]) =>
  workAreas.toSorted(
    (a, b) => overlap(bounds, b) - overlap(bounds, a) || distance(bounds, a) - distance(bounds, b),
  )[0]

function overlap(a: Rectangle, b: Rectangle): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
  return Math.max(0, width) * Math.max(0, height)
}

/** Distance between the centres. */
const distance = (a: Rectangle, b: Rectangle) =>
  Math.hypot(a.x + a.width / 2 - b.x - b.width / 2, a.y + a.height / 2 - b.y - b.height / 2)

const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high)
