import { styled } from '@mui/material/styles'
import { createPortal } from 'react-dom'
import { useEffect, useState } from 'react'
import { useWindowValue } from '#renderer/lib/store.ts'
import { copy } from './copy.ts'
import { announcementAtom } from './announce.ts'

const Hidden = styled('div')({ position: 'fixed', width: 1, overflow: 'hidden', clipPath: 'inset(50%)' })

/** The one polite live region of the window. Mounted once, beside the app. */
export function Announcer() {
  const layer = useAudibleLayer()
  const { id, text } = useWindowValue(announcementAtom)
  return createPortal(
    // A new element each time: setting the same text again would not be a change.
    <Hidden role="status" aria-label={copy.news}>
      {id > 0 && <p key={id}>{text}</p>}
    </Hidden>,
    layer,
  )
}

const HIDDEN = ['aria-hidden', 'inert']

/**
 * A container beside the app for toasts and announcements. A modal dialog hides everything else from assistive
 * technology; this container removes that again, since messages about the dialog's own action must be heard.
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
