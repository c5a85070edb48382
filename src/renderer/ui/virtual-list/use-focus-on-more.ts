import { useLayoutEffect, useRef } from 'react'
import { takeFocus } from '#renderer/lib/take-focus.ts'

/**
 * When more rows come while the button that asks for them has the focus, the first of them gets it: there reading goes
 * on, and the button has moved below the last or is gone.
 * @returns to be spread over the button
 */
export function useFocusOnMore(ids: readonly string[], list: HTMLElement | null) {
  const hasFocus = useRef(false)
  const last = useRef(ids.at(-1))
  useLayoutEffect(() => {
    const first = last.current === undefined ? 0 : ids.indexOf(last.current) + 1
    last.current = ids.at(-1)
    if (!hasFocus.current || first === 0 || first >= ids.length) return
    const row = list?.querySelector<HTMLElement>(`:scope > [data-index="${first}"]`)
    hasFocus.current = false
    const holder = row ?? list?.closest<HTMLElement>('article, main')
    if (holder) takeFocus(holder.querySelector('article') ?? holder)
  }, [ids, list])
  return {
    onFocus: () => void (hasFocus.current = true),
    onBlur: () => void (hasFocus.current = false),
  }
}
