import { useEffect, useState } from 'react'
import { isFocusLost } from './is-focus-lost.ts'

/** Gives the focus back to where it was before, once the component that held it is gone. */
export function useFocusReturn(): void {
  // Taken while the component is drawn for the first time: a field in it may take the focus right after.
  const [before] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      if (isFocusLost() && before instanceof HTMLElement && before.isConnected) before.focus()
    },
    [before],
  )
}
