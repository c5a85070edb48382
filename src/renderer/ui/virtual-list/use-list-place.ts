import { useCallback, useContext, useState, useSyncExternalStore } from 'react'
import { RowStart } from './row-context.ts'
import { offsetWithin, scrollerOf } from './scroller.ts'

interface ListPlace {
  readonly list: HTMLElement
  readonly scroller: HTMLElement
}

/**
 * Where a list stands in what scrolls it.
 * @param isUpwards whether it is scrolled from its lower end on, which is then the origin
 * @param near pixels from the origin within which a reader counts as being there
 */
export function useListPlace(isUpwards: boolean, near: number) {
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
  // The same functions at every draw: with new ones React looks once more after it, which makes the browser lay out the page.
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
