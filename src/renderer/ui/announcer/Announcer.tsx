import { styled } from '@mui/material/styles'
import { useAtomValue } from 'jotai'
import { createPortal } from 'react-dom'
import { copy } from '../copy.ts'
import { useAudibleLayer } from '../use-audible-layer.ts'
import { announcementAtom } from './announce.ts'

const Hidden = styled('div')({ position: 'fixed', width: 1, overflow: 'hidden', clipPath: 'inset(50%)' })

/** The one polite live region of the window. Mounted once beside the app. */
export function Announcer() {
  const layer = useAudibleLayer()
  const { id, text } = useAtomValue(announcementAtom)
  return createPortal(
    // A new element each time: the same text twice in a row would be no change.
    <Hidden role="status" aria-label={copy.news}>
      {id > 0 && <p key={id}>{text}</p>}
    </Hidden>,
    layer,
  )
}
