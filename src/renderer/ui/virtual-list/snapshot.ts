import type { VirtualItem, Virtualizer } from '@tanstack/react-virtual'

/** The state of a list when it was left. */
export interface ListSnapshot {
  /** Measured sizes of rows. */
  readonly sizes: VirtualItem[]
  /** The first visible item, and its distance in pixels below the edge of the scroller. */
  readonly id: string
  readonly below: number
}

/**
 * The state of a list; `null` at its origin, since a reader who has not scrolled wants to see whatever is first later.
 */
export function snapshotOf(list: Virtualizer<HTMLElement, HTMLElement>): ListSnapshot | null {
  const offset = list.scrollOffset ?? 0
  const first = offset > 0 ? list.getVirtualItemForOffset(offset) : undefined
  return first ? { sizes: list.takeSnapshot(), id: String(first.key), below: first.start - offset } : null
}

/** Estimated size of an item in pixels: one for all, or by id. */
export type Estimate = number | ((id: string) => number)

export const estimateOf = (estimate: Estimate, id: string): number =>
  typeof estimate === 'number' ? estimate : estimate(id)

interface Sizes {
  readonly ids: readonly string[]
  readonly estimate: Estimate
  readonly gap?: number
}

/** The scroll position that restores a list, whatever was added before its first visible item. */
export function offsetOf(
  snapshot: ListSnapshot | null,
  { ids, estimate, gap = 0 }: Sizes,
  margin: number,
): number {
  const index = snapshot ? ids.indexOf(snapshot.id) : -1
  if (!snapshot || index < 0) return 0
  const sizes = new Map(snapshot.sizes.map(({ key, size }) => [key, size]))
  const before = ids.slice(0, index).map((id) => (sizes.get(id) ?? estimateOf(estimate, id)) + gap)
  return before.reduce((sum, size) => sum + size, margin) - snapshot.below
}
