import { useEffect } from 'react'

/** Gives the focus back to where it was before, once the component that held it is gone. */
export function useFocusReturn(): void {
  useEffect(() => {
    const before = document.activeElement
    return () => {
      const lost = document.activeElement === null || document.activeElement === document.body
      if (lost && before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [])
}
