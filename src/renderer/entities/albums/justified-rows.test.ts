import { expect, test } from 'vitest'
import { GAP, justifiedWidths } from './justified-rows.ts'

const SHAPES = [1.5, 0.75, 1, 2.4, 1.33, 0.66, 1.5]

/** Sums of the widths, gaps included, row by row. */
function rowsOf(widths: readonly number[], width: number): readonly number[] {
  const rows: number[] = []
  let reached = -GAP
  for (const each of widths) {
    if (reached + GAP + each > width + 0.01) {
      rows.push(reached)
      reached = -GAP
    }
    reached += GAP + each
  }
  return [...rows, reached]
}

test.each([320, 560, 970, 1240])('every row of an album fills its %d pixels, the last one too', (width) => {
  for (let count = 4; count <= SHAPES.length; count++) {
    const widths = justifiedWidths(SHAPES.slice(0, count), width)
    if (widths) for (const row of rowsOf(widths, width)) expect(row).toBeCloseTo(width)
  }
  expect(justifiedWidths(SHAPES, width)).toHaveLength(SHAPES.length)
})

test('what would be larger than a picture that was opened keeps its size', () => {
  expect(justifiedWidths([1.5], 970)).toBeNull()
  expect(justifiedWidths([], 970)).toBeNull()
  expect(justifiedWidths(SHAPES, 0)).toBeNull()
})
