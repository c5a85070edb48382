import { useLayoutEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'
import { isFocusLost, takeFocus } from '#renderer/lib/focus.ts'
import type { VirtualList } from './use-virtual-list.ts'

const STEPS: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/**
 * Makes the rows of a list one Tab stop, with arrow keys between them.
 * @param control selector of the element in a row that gets the focus
 * @returns the index of the row whose control has `tabIndex` 0, and listeners for the container
 */
export function useOneStop({ rows, isUpwards }: VirtualList, control: string) {
  const [last, setLast] = useState(0)
  // The row that last had the focus may be scrolled out of the page.
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

/**
 * Moves the focus to the first new row when rows arrive while the 'more' button has the focus: the button has moved
 * below them or is gone.
 * @returns props for the button
 */
export function useFocusOnMore(ids: readonly string[], list: HTMLElement | null) {
  const hasFocus = useRef(false)
  const last = useRef(ids.at(-1))
  useLayoutEffect(() => {
    const first = last.current === undefined ? 0 : ids.indexOf(last.current) + 1
    last.current = ids.at(-1)
    if (!hasFocus.current || first === 0 || first >= ids.length) return
    const row = list?.querySelector<HTMLElement>(`:scope > [data-index="${first}"]`)
    // The member has scrolled away meanwhile: do not pull them back, unless the button is gone.
    const target = row ?? (isFocusLost() ? list?.closest<HTMLElement>('article, main') : undefined)
    if (!target) return
    hasFocus.current = false
    takeFocus(row?.querySelector('article') ?? target)
  }, [ids, list])
  return {
    onFocus: () => void (hasFocus.current = true),
    onBlur: () => void (hasFocus.current = false),
  }
}
