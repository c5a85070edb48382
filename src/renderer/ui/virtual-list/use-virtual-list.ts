import {
  defaultRangeExtractor,
  elementScroll,
  observeElementOffset,
  useVirtualizer,
  type Range,
  type Virtualizer,
  type VirtualizerOptions,
} from '@tanstack/react-virtual'
import {
  useCallback,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { isFocusLost, takeFocus } from '#renderer/lib/focus.ts'
import { useHeldPosition, useListPosition } from './scroll-position.ts'
import { estimateOf, offsetOf, type Estimate, type ListSnapshot } from './snapshot.ts'

interface VirtualListOptions {
  /** Ids of the items in order. The array must change when they do, and only then. */
  readonly ids: readonly string[]
  /** Estimated size of an item in pixels. */
  readonly estimate: Estimate
  /** Pixels between two items. */
  readonly gap?: number
  /** Items rendered beyond the visible ones, on either side. */
  readonly overscan?: number
  /** The list scrolls from its lower end, where its first item is. */
  readonly isUpwards?: boolean
  /** Pixels from the origin within which the reader stays at the origin instead of at the visible row. */
  readonly near?: number
  /** Pixels before the first item. */
  readonly paddingStart?: number
  /** Where the list starts: as it was left, or at its origin. By default the scroller stays where it is. */
  readonly restored?: ListSnapshot | null
}

export type ListVirtualizer = Virtualizer<HTMLElement, HTMLElement>
export type VirtualList = ReturnType<typeof useVirtualList>

/**
 * A list that renders only the items near the viewport. The reader's place is kept while items come and go before it,
 * visible or not.
 */
export function useVirtualList(given: VirtualListOptions) {
  const { ids, estimate, gap = 0, overscan = 1, isUpwards = false, near = 0, restored, ...options } = given
  const { ref, list, scroller, isNearOrigin, margin, isInRow } = useListPosition(isUpwards, near)
  const { focusedId, setFocusedId, keep, rangeExtractor } = useKeptRows(ids)
  useFocusAfterRemoval(ids, focusedId, list)
  const virtualizer = useVirtualizer<HTMLElement, HTMLElement>({
    ...options,
    // Rows out of view are rendered after those in view.
    overscan: useDeferredValue(overscan, 0),
    gap,
    ...(isUpwards ? upwards : forwards),
    // A list at its origin is rendered before its position is known, as if it had the whole window.
    enabled: scroller !== null || restored === null,
    initialRect: { width: 0, height: restored === null ? window.outerHeight : 0 },
    count: ids.length,
    getScrollElement: () => scroller,
    estimateSize: useCallback((index: number) => estimateOf(estimate, ids[index] ?? ''), [estimate, ids]),
    getItemKey: useCallback((index: number) => ids[index] ?? index, [ids]),
    measureElement: heightOf,
    rangeExtractor,
    anchorTo: isNearOrigin || isInRow ? 'start' : 'end',
    // Being at the far end does not pin the reader to it.
    scrollEndThreshold: -1,
    scrollMargin: margin,
    initialOffset: () =>
      restored === undefined ? Math.abs(scroller?.scrollTop ?? 0) : offsetOf(restored, given, margin),
    initialMeasurementsCache: restored?.sizes ?? [],
  })
  useLayoutEffect(() => {
    // The browser does this where scrolling starts at the upper end.
    if (!isUpwards) virtualizer.shouldAdjustScrollPositionOnItemSizeChange = () => false
  }, [isUpwards, virtualizer])
  useHeldPosition({ list, scroller, ids, virtualizer, isEnabled: !isUpwards && !isInRow })
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
    /** Index of the last visible item, -1 before there is one. */
    lastSeen: virtualizer.range?.endIndex ?? -1,
    isNearOrigin,
    margin,
    setFocusedId,
    keep,
  }
}

/** Height to the fraction of a pixel, since the rows are in normal flow. */
function heightOf(row: HTMLElement, entry: ResizeObserverEntry | undefined): number {
  return entry?.borderBoxSize[0]?.blockSize ?? row.getBoundingClientRect().height
}

/**
 * Moves the focus when the focused row is removed: to the row in its place, or to the list's container if there is none
 * or it is not rendered.
 */
function useFocusAfterRemoval(
  ids: readonly string[],
  focusedId: string | null,
  list: HTMLElement | null,
): void {
  const before = useRef(ids)
  const holder = useRef<HTMLElement | null>(null)
  useLayoutEffect(() => {
    const index = focusedId === null ? -1 : before.current.indexOf(focusedId)
    before.current = ids
    if (index < 0 || focusedId === null || ids.includes(focusedId)) return
    const row = list?.querySelector(`:scope > [data-index="${Math.min(index, ids.length - 1)}"]`)
    takeLostFocus(row?.querySelector('article') ?? row ?? holder.current)
  }, [ids, focusedId, list])

  const hasFocus = useRef(false)
  useLayoutEffect(() => {
    hasFocus.current = focusedId !== null
  }, [focusedId])
  // A list that is removed with its last row has left the page before this cleanup, and its own layout effects do not
  // run.
  useEffect(() => {
    holder.current =
      list?.parentElement?.closest<HTMLElement>('article, main, aside, section[data-pane]') ?? null
    return () => {
      if (hasFocus.current) takeLostFocus(holder.current)
    }
  }, [list])
}

/** Focuses an element, unless something else has the focus. */
function takeLostFocus(element: Element | null | undefined): void {
  if (isFocusLost() && element instanceof HTMLElement) takeFocus(element)
}

/** Rows that stay rendered although they are scrolled out: those with the focus, and those pinned. */
function useKeptRows(ids: readonly string[]) {
  const [focusedId, setFocusedId] = useState<string | null>(null)
  const [keptIds, setKeptIds] = useState<ReadonlySet<string>>(new Set())
  const keep = useCallback((id: string) => {
    setKeptIds((kept) => new Set(kept).add(id))
    return () => setKeptIds((kept) => new Set([...kept].filter((other) => other !== id)))
  }, [])

  const kept = useMemo(() => {
    const focused = focusedId === null ? -1 : ids.indexOf(focusedId)
    // With its neighbours, so that Tab works in both directions.
    const near = focused < 0 ? [] : [focused - 1, focused, focused + 1]
    return [...near, ...[...keptIds].map((id) => ids.indexOf(id))]
  }, [ids, focusedId, keptIds])
  const rangeExtractor = useCallback(
    (range: Range) => {
      const present = kept.filter((index) => index >= 0 && index < range.count)
      return [...new Set([...defaultRangeExtractor(range), ...present])].sort((a, b) => a - b)
    },
    [kept],
  )
  return { focusedId, setFocusedId, keep, rangeExtractor }
}

type Direction = Pick<VirtualizerOptions<HTMLElement, HTMLElement>, 'observeElementOffset' | 'scrollToFn'>

/** Scrolls from the upper end. */
const forwards: Direction = { observeElementOffset, scrollToFn: elementScroll }

/**
 * Scrolls from the lower end: the first item is lowest, in a box with `flex-direction: column-reverse`, whose scroll
 * position is 0 there and negative above.
 */
const upwards: Direction = {
  observeElementOffset: (list, report) =>
    observeElementOffset(list, (offset, isScrolling) => report(-offset, isScrolling)),
  scrollToFn: (offset, { adjustments = 0, ...options }, list) =>
    elementScroll(-offset - adjustments, options, list),
}

/** Ids of the rows in view of a list. */
export const idsInSight = (ids: readonly string[], { range }: ListVirtualizer): readonly string[] =>
  range ? ids.slice(range.startIndex, range.endIndex + 1) : []

/** Calls `onNear` when at most `ahead` items follow the last visible one, while `isEnabled`. */
export function useNearEnd(list: VirtualList, ahead: number, isEnabled: boolean, onNear: () => void): void {
  const report = useEffectEvent(onNear)
  const isNear = list.lastSeen >= 0 && list.lastSeen >= list.count - 1 - ahead
  useEffect(() => {
    if (isEnabled && isNear) report()
  }, [isEnabled, isNear])
}
