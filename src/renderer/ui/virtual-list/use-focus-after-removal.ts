import { useEffect, useLayoutEffect, useRef } from 'react'
import { isFocusLost } from '#renderer/lib/focus/is-focus-lost.ts'
import { takeFocus } from '#renderer/lib/focus/take-focus.ts'

/**
 * When the row that has the focus goes from the list, the row in its place gets it; where no row is left, or it is not in
 * the page, whatever holds the list does.
 */
export function useFocusAfterRemoval(
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
