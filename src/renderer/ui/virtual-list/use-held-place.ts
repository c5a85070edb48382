import { useLayoutEffect, useRef } from 'react'
import type { Virtualizer } from '@tanstack/react-virtual'

interface HeldPlace {
  readonly list: HTMLElement | null
  readonly scroller: HTMLElement | null
  readonly ids: readonly string[]
  readonly virtualizer: Virtualizer<HTMLElement, HTMLElement>
  readonly isEnabled: boolean
}

/** A row, and how many pixels below the edge of the scroller it begins. */
interface Held {
  readonly row: Element
  readonly below: number
}

/**
 * Holds what is read in its place where the browser gives it up: when the list becomes wider or narrower, and when rows
 * come or go at the same time as another one grows.
 */
export function useHeldPlace({ list, scroller, ids, virtualizer, isEnabled }: HeldPlace): void {
  const held = useRef<Held | null>(null)
  useLayoutEffect(() => {
    if (!list || !scroller || !isEnabled) return undefined
    let width = list.clientWidth
    const note = () => {
      // Of a width that is new the place is not known yet.
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
    // Unless it was scrolled elsewhere meanwhile.
    const isWhereItWas = scroller && Math.abs(scroller.scrollTop - (virtualizer.scrollOffset ?? 0)) < 1
    if (isWhereItWas) hold(scroller, held.current)
  }, [ids, scroller, virtualizer])
}

/** The first row that begins in sight, else the one that fills it. Whoever is at the origin wants what is first there. */
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
