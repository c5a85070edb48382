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
  const { ref, list, scroller, isNearOrigin, margin, isInRow } = useListPosition(isUpwards, near)
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

/**
 * When the row that has the focus goes from the list, the row in its place gets it; where no row is left, or it is not in
 * the page, whatever holds the list does.
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
  // A list that goes with its last row has left the page by the time this is cleaned up, and its own layout effects do not run.
  useEffect(() => {
    holder.current =
      list?.parentElement?.closest<HTMLElement>('article, main, aside, section[data-pane]') ?? null
    return () => {
      if (hasFocus.current) takeLostFocus(holder.current)
    }
  }, [list])
}

/** Gives the focus to an element, unless something else has got it. */
function takeLostFocus(element: Element | null | undefined): void {
  if (isFocusLost() && element instanceof HTMLElement) takeFocus(element)
}

/** Rows that stay in the page though they are scrolled out: what has the focus, and what asked for it. */
function useKeptRows(ids: readonly string[]) {
  const [focusedId, setFocusedId] = useState<string | null>(null)
  const [keptIds, setKeptIds] = useState<ReadonlySet<string>>(new Set())
  const keep = useCallback((id: string) => {
    setKeptIds((kept) => new Set(kept).add(id))
    return () => setKeptIds((kept) => new Set([...kept].filter((other) => other !== id)))
  }, [])

  const kept = useMemo(() => {
    const focused = focusedId === null ? -1 : ids.indexOf(focusedId)
    // With its neighbours, so that Tab leads on from it in both directions.
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

/** Scrolled from its upper end on. */
const forwards: Direction = { observeElementOffset, scrollToFn: elementScroll }

/**
 * Scrolled from its lower end on: the first item stands lowest, in a box with `flex-direction: column-reverse`, whose
 * scroll position is 0 there and negative above.
 */
const upwards: Direction = {
  observeElementOffset: (list, report) =>
    observeElementOffset(list, (offset, isScrolling) => report(-offset, isScrolling)),
  scrollToFn: (offset, { adjustments = 0, ...options }, list) =>
    elementScroll(-offset - adjustments, options, list),
}

/** Calls `onNear` when no more than `ahead` items follow the last one seen, as long as `isEnabled`. */
export function useNearEnd(list: VirtualList, ahead: number, isEnabled: boolean, onNear: () => void): void {
  const report = useEffectEvent(onNear)
  const isNear = list.lastSeen >= 0 && list.lastSeen >= list.count - 1 - ahead
  useEffect(() => {
    if (isEnabled && isNear) report()
  }, [isEnabled, isNear])
}
