import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import type { Virtualizer } from '@tanstack/react-virtual'

interface HeldPlace {
  readonly list: HTMLElement | null
  readonly scroller: HTMLElement | null
  readonly ids: readonly string[]
  readonly virtualizer: Virtualizer<HTMLElement, HTMLElement>
  readonly isEnabled: boolean
}

/** A row, and its distance in pixels below the edge of the scroller. */
interface Held {
  readonly row: Element
  readonly below: number
}

/**
 * Keeps the reader's place where scroll anchoring fails: when the width of the list changes, and when rows come or go
 * while another one grows.
 */
export function useHeldPosition({ list, scroller, ids, virtualizer, isEnabled }: HeldPlace): void {
  const held = useRef<Held | null>(null)
  useLayoutEffect(() => {
    if (!list || !scroller || !isEnabled) return undefined
    let width = list.clientWidth
    const note = () => {
      // The position at a new width is not known yet.
      if (list.clientWidth === width) held.current = firstInSight(scroller, list)
    }
    const observer = new ResizeObserver(() => {
      if (list.clientWidth !== width) hold(scroller, held.current)
      width = list.clientWidth
    })
    observer.observe(list)
    scroller.addEventListener('scroll', note, { passive: true })
    return () => {
      observer.disconnect()
      scroller.removeEventListener('scroll', note)
    }
  }, [list, scroller, isEnabled])
  useLayoutEffect(() => {
    // Unless the member has scrolled meanwhile.
    const isWhereItWas = scroller && Math.abs(scroller.scrollTop - (virtualizer.scrollOffset ?? 0)) < 1
    if (isWhereItWas) hold(scroller, held.current)
  }, [ids, scroller, virtualizer])
}

/**
 * The first row that begins in view, else the one that fills it. `null` at the origin, where the first row should stay
 * in view.
 */
function firstInSight(scroller: HTMLElement, list: HTMLElement): Held | null {
  if (scroller.scrollTop <= 0) return null
  const { top: edge, bottom: end } = scroller.getBoundingClientRect()
  let first: Held | null = null
  for (const row of list.querySelectorAll(':scope > [data-index]')) {
    const { top } = row.getBoundingClientRect()
    if (top > end) break
    first = { row, below: top - edge }
    if (top >= edge) break
  }
  return first
}

function hold(scroller: HTMLElement, held: Held | null): void {
  if (!held?.row.isConnected) return
  const below = held.row.getBoundingClientRect().top - scroller.getBoundingClientRect().top
  const moved = below - held.below
  if (Math.abs(moved) >= 1) scroller.scrollTop += moved
}

interface ListPlace {
  readonly list: HTMLElement
  readonly scroller: HTMLElement
}

/**
 * Position of a list in its scroller.
 * @param isUpwards whether the list scrolls from its lower end, which is then the origin
 * @param near pixels from the origin within which the reader counts as being there
 */
export function useListPosition(isUpwards: boolean, near: number) {
  const [place, setPlace] = useState<ListPlace | null>(null)
  // A list inside a row of another one moves with that row.
  const isInRow = useContext(RowStart) !== null
  const ref = useCallback((list: HTMLElement | null) => {
    if (list) setPlace({ list, scroller: scrollerOf(list) })
  }, [])
  const scroller = place?.scroller ?? null
  const subscribe = useCallback(
    (onChange: () => void) => {
      scroller?.addEventListener('scroll', onChange, { passive: true })
      return () => scroller?.removeEventListener('scroll', onChange)
    },
    [scroller],
  )
  // Stable functions: with new ones React subscribes again after each render, which makes the browser lay out the page.
  const isNear = useCallback(() => !scroller || Math.abs(scroller.scrollTop) <= near, [scroller, near])
  const offset = useCallback(
    () => (place && !isUpwards ? offsetWithin(place.scroller, place.list) : 0),
    [place, isUpwards],
  )
  const isNearOrigin = useSyncExternalStore(subscribe, isNear)
  /** Pixels of other content between the origin and the list. */
  const margin = useSyncExternalStore(subscribe, offset)
  return { ref, list: place?.list ?? null, scroller, isNearOrigin, margin, isInRow }
}

/** Pixel at which the surrounding row starts in its list; `null` outside of rows. */
export const RowStart = createContext<number | null>(null)

/** Keeps the surrounding row rendered until the returned function is called. */
export const PinRow = createContext<(() => () => void) | null>(null)

/** Keeps the surrounding row rendered while `isNeeded`, however far it is scrolled out. */
export function usePinnedRow(isNeeded: boolean): void {
  const keep = useContext(PinRow)
  useEffect(() => (isNeeded ? keep?.() : undefined), [isNeeded, keep])
}

/** The nearest scrollable ancestor. */
export function scrollerOf(element: HTMLElement): HTMLElement {
  let around = element.parentElement
  while (around && !/auto|scroll/.test(getComputedStyle(around).overflowY)) around = around.parentElement
  return around ?? document.documentElement
}

/** Pixels between the top of a scroller's content and an element in it. */
function offsetWithin(scroller: HTMLElement, element: HTMLElement): number {
  const distance = element.getBoundingClientRect().top - scroller.getBoundingClientRect().top
  return Math.round(distance + scroller.scrollTop)
}
