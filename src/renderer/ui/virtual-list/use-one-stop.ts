import { useState, type FocusEvent, type KeyboardEvent } from 'react'
import type { VirtualList } from './use-virtual-list.ts'

const STEPS: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/**
 * Makes the rows of a list one stop of the Tab key, with arrow keys from row to row.
 * @param control what of a row gets the focus, as a selector
 * @returns the index of the row whose control has `tabIndex` 0, and listeners for what holds the rows
 */
export function useOneStop({ rows, isUpwards }: VirtualList, control: string) {
  const [last, setLast] = useState(0)
  // The row that had the focus last may be scrolled out of the page.
  const stop = rows.some(({ index }) => index === last) ? last : rows[0]?.index
  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    if (target.matches(control)) setLast(indexOf(target))
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = STEPS[event.key]
    if (!step || !(event.target instanceof HTMLElement) || !event.target.matches(control)) return
    const next = indexOf(event.target) + (isUpwards ? -step : step)
    const neighbour = event.currentTarget.querySelector<HTMLElement>(`[data-index="${next}"] :is(${control})`)
    if (!neighbour) return
    event.preventDefault()
    neighbour.focus()
  }
  return { stop, listeners: { onFocus, onKeyDown } }
}

const indexOf = (element: HTMLElement): number =>
  Number(element.closest<HTMLElement>('[data-index]')?.dataset['index'])
