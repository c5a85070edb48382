import { useLayoutEffect, useRef } from 'react'
import { isFocusLost } from './is-focus-lost.ts'
import { takeFocus } from './take-focus.ts'

/**
 * When what has the focus leaves the page, something else gets it.
 * @param find the heir, looked for once it is needed
 * @returns to be spread over what may leave, or over what is around it
 */
export function useFocusHeir(find: () => HTMLElement | null | undefined) {
  // Kept by hand: what leaves the page tells nobody of its blur.
  const hadFocus = useRef(false)
  useLayoutEffect(() => {
    if (!hadFocus.current || !isFocusLost()) return
    const heir = find()
    if (!heir) return
    hadFocus.current = false
    takeFocus(heir)
  })
  return {
    onFocus: () => void (hadFocus.current = true),
    onBlur: () => void (hadFocus.current = false),
  }
}
