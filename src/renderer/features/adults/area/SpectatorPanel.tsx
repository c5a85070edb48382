import type { ReactNode } from 'react'
import { copy } from '../copy.ts'
import { PanelFrame } from './PanelFrame.tsx'

interface SpectatorPanelProps {
  readonly onBack: () => void
  /** What is published here. */
  readonly children: ReactNode
}

/** What there is to be seen. */
export function SpectatorPanel({ onBack, children }: SpectatorPanelProps) {
  const { title, lead } = copy.spectator
  return <PanelFrame title={title} lead={lead} onBack={onBack} below={children} />
}
