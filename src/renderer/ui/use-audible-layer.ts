import { useEffect, useState } from 'react'

const HIDDEN = ['aria-hidden', 'inert']

/**
 * A place beside the app. A modal dialog hides everything but itself from assistive technology; this layer takes itself
 * out of that, since what it says about the dialog's own action must be heard.
 */
export function useAudibleLayer(): HTMLElement {
  const [layer] = useState(() => document.createElement('div'))
  useEffect(() => {
    document.body.append(layer)
    const observer = new MutationObserver(() => HIDDEN.forEach((name) => layer.removeAttribute(name)))
    observer.observe(layer, { attributeFilter: HIDDEN })
    return () => {
      observer.disconnect()
      layer.remove()
    }
  }, [layer])
  return layer
}
