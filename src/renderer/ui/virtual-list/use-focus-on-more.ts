import { useLayoutEffect, useRef } from 'react'
import { isFocusLost } from '#renderer/lib/focus/is-focus-lost.ts'
import { takeFocus } from '#renderer/lib/focus/take-focus.ts'

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
    // Scrolled away meanwhile: nobody is taken back, unless the button is gone.
    const heir = row ?? (isFocusLost() ? list?.closest<HTMLElement>('article, main') : undefined)
    if (!heir) return
    hasFocus.current = false
    takeFocus(row?.querySelector('article') ?? heir)
  }, [ids, list])
  return {
    onFocus: () => void (hasFocus.current = true),
    onBlur: () => void (hasFocus.current = false),
  }
}
