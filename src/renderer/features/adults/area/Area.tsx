import Box from '@mui/material/Box'
import { useEffect, useRef, type ReactNode } from 'react'
import { takeFocus } from '#renderer/lib/focus.ts'
import { ArtistPanel } from './ArtistPanel.tsx'
import { Chooser } from './Chooser.tsx'
import { SpectatorPanel } from './SpectatorPanel.tsx'
import { usePanel } from './use-panel.ts'

interface AreaProps {
  /** What is published here. */
  readonly posts: ReactNode
}

/** What is behind the gate: a choice, and the panel that was chosen (spec §4). */
export function Area({ posts }: AreaProps) {
  const [panel, show] = usePanel()
  const view = useFocusOnView(panel)
  const back = () => show(null)
  return (
    <Box ref={view}>
      {panel === null && <Chooser onChoose={show} />}
      {panel === 'artista' && <ArtistPanel onBack={back} />}
      {panel === 'espectador' && <SpectatorPanel onBack={back}>{posts}</SpectatorPanel>}
    </Box>
  )
}

/** The title of each view that the member comes to has the focus. */
function useFocusOnView(view: string | null) {
  const place = useRef<HTMLDivElement>(null)
  const before = useRef(view)
  useEffect(() => {
    if (before.current === view) return
    before.current = view
    const title = place.current?.querySelector('h2')
    if (title) takeFocus(title)
  }, [view])
  return place
}
