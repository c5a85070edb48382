import { useEffect, useState } from 'react'

/**
 * A place beside the app. A modal dialog hides everything but itself from assistive technology; this layer takes itself
 * out of that, since what it says about the dialog's own action must be heard.
 */
export function useAudibleLayer(): HTMLElement {
  const [layer] = useState(() => document.createElement('div'))
  useEffect(() => {
    document.body.append(layer)
    const observer = new MutationObserver(() => layer.removeAttribute('aria-hidden'))
    observer.observe(layer, { attributeFilter: ['aria-hidden'] })
    return () => {
      observer.disconnect()
      layer.remove()
    }
  }, [layer])
  return layer
}
