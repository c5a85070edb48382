import { useState, type KeyboardEvent } from 'react'
import type { VirtualList } from './use-virtual-list.ts'

const STEPS: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/**
 * Makes the rows of a list one stop of the Tab key, with arrow keys from row to row.
 * @returns what the button of a row gets
 */
export function useOneStop({ rows }: VirtualList) {
  const [last, setLast] = useState(0)
  // The row that had the focus last may be scrolled out of the page.
  const stop = rows.some(({ index }) => index === last) ? last : rows[0]?.index
  return (index: number) => ({
    tabIndex: index === stop ? 0 : -1,
    onFocus: () => setLast(index),
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const next = index + (STEPS[event.key] ?? 0)
      const list = event.currentTarget.closest('ul')
      const button = list?.querySelector<HTMLElement>(`[data-index="${next}"] button`)
      if (next === index || !button) return
      event.preventDefault()
      button.focus()
    },
  })
}
