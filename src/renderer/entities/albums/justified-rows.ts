import { useLayoutEffect, useState } from 'react'

/** Pixels between pictures. */
export const GAP = 10

/** Pixels that a row is high where nothing speaks against it. */
const rowHeight = (width: number): number => {
  if (width <= 560) return 150
  return width < 1100 ? 230 : 270
}

/** More often as high than that, few pictures would be larger than what they are opened for. */
const MOST_STRETCH = 1.75

/**
 * Lays pictures in rows that all reach from edge to edge, the last one too, as alike in height as they can be.
 * @param ratios width by height of each
 * @param width pixels
 * @returns pixels that each is wide, or `null` where there are too few to fill a row
 */
export function justifiedWidths(ratios: readonly number[], width: number): readonly number[] | null {
  if (ratios.length === 0 || width <= 0) return null
  const usual = rowHeight(width)
  // The best rows for the first pictures, one more at a time.
  const best: { readonly cost: number; readonly start: number }[] = [{ cost: 0, start: 0 }]
  for (let end = 1; end <= ratios.length; end++) {
    let found = { cost: Infinity, start: end - 1 }
    for (let start = end - 1; start >= 0; start--) {
      const stretch = heightOf(ratios.slice(start, end), width) / usual
      const cost = (best[start]?.cost ?? Infinity) + Math.log(stretch) ** 2
      if (cost < found.cost) found = { cost, start }
      // With more of them it is lower still.
      if (stretch < 0.4) break
    }
    best.push(found)
  }
  const widths: number[] = []
  for (let end = ratios.length; end > 0;) {
    const start = best[end]?.start ?? 0
    const row = ratios.slice(start, end)
    const height = heightOf(row, width)
    if (height > usual * MOST_STRETCH) return null
    widths.unshift(...row.map((ratio) => ratio * height))
    end = start
  }
  return widths
}

/** Of a row that fills the width. */
function heightOf(row: readonly number[], width: number): number {
  return (width - GAP * (row.length - 1)) / row.reduce((sum, ratio) => sum + ratio, 0)
}

/**
 * The same for a grid in the page, as wide as it is.
 * @returns `fit` is its ref
 */
export function useJustifiedWidths(ratios: readonly number[]) {
  const [grid, fit] = useState<HTMLElement | null>(null)
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    if (!grid) return
    const measure = () => setWidth(grid.clientWidth)
    measure()
    const resizes = new ResizeObserver(measure)
    resizes.observe(grid)
    return () => resizes.disconnect()
  }, [grid])
  return { fit, widths: justifiedWidths(ratios, width) }
}
