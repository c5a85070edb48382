import type { VirtualItem, Virtualizer } from '@tanstack/react-virtual'

/** A list as it was left. */
export interface ListSnapshot {
  /** Measured sizes of rows. */
  readonly sizes: VirtualItem[]
  /** The first item seen, and how many pixels below the edge of the scroller it began. */
  readonly id: string
  readonly below: number
}

/** `null` for a list at its origin: whoever has not scrolled wants what is first there, whatever that will be. */
export function snapshotOf(list: Virtualizer<HTMLElement, HTMLElement>): ListSnapshot | null {
  const offset = list.scrollOffset ?? 0
  const first = offset > 0 ? list.getVirtualItemForOffset(offset) : undefined
  return first ? { sizes: list.takeSnapshot(), id: String(first.key), below: first.start - offset } : null
}

/** Pixels that an item is likely to take: all the same, or by its id. */
export type Estimate = number | ((id: string) => number)

export const estimateOf = (estimate: Estimate, id: string): number =>
  typeof estimate === 'number' ? estimate : estimate(id)

interface Sizes {
  readonly ids: readonly string[]
  readonly estimate: Estimate
  readonly gap?: number
}

/** The scroll position that shows a list as it was left, whatever has come before the item that was first. */
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
