import { useEffect, useState } from 'react'
import { isFocusLost } from './is-focus-lost.ts'
import { takeFocus } from './take-focus.ts'

/** Gives the focus back to where it was before, once the component that held it is gone; else to the page. */
export function useFocusReturn(): void {
  // Taken while the component is drawn for the first time: a field in it may take the focus right after.
  const [before] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      if (!isFocusLost()) return
      const isThere = before !== document.body && before instanceof HTMLElement && before.isConnected
      const heir = isThere ? before : document.querySelector<HTMLElement>('main')
      if (heir) takeFocus(heir)
    },
    [before],
  )
}
