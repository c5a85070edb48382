import { useClientWidth } from '#renderer/lib/use-client-width.ts'

/** Pixels between pictures. */
export const GAP = 10

/** Preferred height of a row, in pixels. */
const rowHeight = (width: number): number => {
  if (width <= 560) return 150
  return width < 1100 ? 230 : 270
}

/** Largest stretch of a row's height: few pictures would otherwise be larger than in the lightbox. */
const MOST_STRETCH = 1.75

/**
 * Widths of pictures in rows that all fill the width, the last one too, with heights as even as possible.
 * @param ratios width to height of each picture
 * @param width available pixels
 * @returns pixels for each picture, or `null` if there are too few for a row
 */
export function justifiedWidths(ratios: readonly number[], width: number): readonly number[] | null {
  if (ratios.length === 0 || width <= 0) return null
  const usual = rowHeight(width)
  // Dynamic programming: the best rows for the first n pictures, for each n.
  const best: { readonly cost: number; readonly start: number }[] = [{ cost: 0, start: 0 }]
  for (let end = 1; end <= ratios.length; end++) {
    let found = { cost: Infinity, start: end - 1 }
    for (let start = end - 1; start >= 0; start--) {
      const stretch = heightOf(ratios.slice(start, end), width) / usual
      const cost = (best[start]?.cost ?? Infinity) + Math.log(stretch) ** 2
      if (cost < found.cost) found = { cost, start }
      // More pictures only make the row lower.
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

/** Height of a row that fills the width. */
function heightOf(row: readonly number[], width: number): number {
  return (width - GAP * (row.length - 1)) / row.reduce((sum, ratio) => sum + ratio, 0)
}

/**
 * The same for a grid element, following its width.
 * @returns `fit` is the ref for the grid
 */
export function useJustifiedWidths(ratios: readonly number[]) {
  const { measured: fit, width } = useClientWidth()
  return { fit, widths: justifiedWidths(ratios, width) }
}
