import { useVirtualizer, type Virtualizer } from '@tanstack/react-virtual'
import { useCallback, useDeferredValue, useLayoutEffect } from 'react'
import { forwards, upwards } from './directions.ts'
import { useFocusAfterRemoval } from './use-focus-after-removal.ts'
import { useHeldPlace } from './use-held-place.ts'
import { useKeptRows } from './use-kept-rows.ts'
import { estimateOf, offsetOf, type Estimate, type ListSnapshot } from './snapshot.ts'
import { useListPlace } from './use-list-place.ts'

interface VirtualListOptions {
  /** Of the items in their order. The array changes when they do, and only then. */
  readonly ids: readonly string[]
  /** Pixels that an item is likely to take, where they differ by its id. */
  readonly estimate: Estimate
  /** Pixels between two items. */
  readonly gap?: number
  /** How many items are drawn beyond what is seen, on either side. */
  readonly overscan?: number
  /** Scrolled from its lower end on, where the first item is. */
  readonly isUpwards?: boolean
  /** Pixels from the origin within which a reader holds on to the origin instead of to what is seen. */
  readonly near?: number
  /** Pixels before the first item. */
  readonly paddingStart?: number
  /** Where the list begins: as it was left, or at its origin. By default the scroller stays where it is. */
  readonly restored?: ListSnapshot | null
}

export type ListVirtualizer = Virtualizer<HTMLElement, HTMLElement>
export type VirtualList = ReturnType<typeof useVirtualList>

/**
 * A list of which only what is near the window is in the page. What is read stays where it is while items come and go
 * before it, seen or not.
 */
export function useVirtualList(given: VirtualListOptions) {
  const { ids, estimate, gap = 0, overscan = 1, isUpwards = false, near = 0, restored, ...options } = given
  const { ref, list, scroller, isNearOrigin, margin, isInRow } = useListPlace(isUpwards, near)
  const { focusedId, setFocusedId, keep, rangeExtractor } = useKeptRows(ids)
  useFocusAfterRemoval(ids, focusedId, list)
  const virtualizer = useVirtualizer<HTMLElement, HTMLElement>({
    ...options,
    // What is out of sight is drawn once what is in sight stands.
    overscan: useDeferredValue(overscan, 0),
    gap,
    ...(isUpwards ? upwards : forwards),
    // One that begins at its origin is drawn before it is known where it stands, as if all of the window were its own.
    enabled: scroller !== null || restored === null,
    initialRect: { width: 0, height: restored === null ? window.outerHeight : 0 },
    count: ids.length,
    getScrollElement: () => scroller,
    estimateSize: useCallback((index: number) => estimateOf(estimate, ids[index] ?? ''), [estimate, ids]),
    getItemKey: useCallback((index: number) => ids[index] ?? index, [ids]),
    measureElement: heightOf,
    rangeExtractor,
    anchorTo: isNearOrigin || isInRow ? 'start' : 'end',
    // To be at the far end binds nobody to it.
    scrollEndThreshold: -1,
    scrollMargin: margin,
    initialOffset: () =>
      restored === undefined ? Math.abs(scroller?.scrollTop ?? 0) : offsetOf(restored, given, margin),
    initialMeasurementsCache: restored?.sizes ?? [],
  })
  useLayoutEffect(() => {
    // The browser does, where scrolling begins at the upper end.
    if (!isUpwards) virtualizer.shouldAdjustScrollPositionOnItemSizeChange = () => false
  }, [isUpwards, virtualizer])
  useHeldPlace({ list, scroller, ids, virtualizer, isEnabled: !isUpwards && !isInRow })
  return {
    ref,
    element: list,
    virtualizer,
    measure: virtualizer.measureElement,
    count: ids.length,
    isUpwards,
    gap,
    rows: virtualizer.getVirtualItems(),
    size: virtualizer.getTotalSize(),
    /** Index of the last item seen, -1 before there is one. */
    lastSeen: virtualizer.range?.endIndex ?? -1,
    isNearOrigin,
    margin,
    setFocusedId,
    keep,
  }
}

/** To the fraction of a pixel, since the rows follow each other as they are. */
function heightOf(row: HTMLElement, entry: ResizeObserverEntry | undefined): number {
  return entry?.borderBoxSize[0]?.blockSize ?? row.getBoundingClientRect().height
}
