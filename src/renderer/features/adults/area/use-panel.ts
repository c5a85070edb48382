import { useSearchParams } from 'react-router-dom'
import { PANEL_PARAM } from '#renderer/lib/paths.ts'

const PANELS = ['artista', 'espectador'] as const

export type Panel = (typeof PANELS)[number]

/** The panel that was chosen, `null` before: kept in the address, so that going back leads to the choice. */
export function usePanel(): readonly [Panel | null, (panel: Panel | null) => void] {
  const [params, setParams] = useSearchParams()
  const panel = PANELS.find((known) => known === params.get(PANEL_PARAM)) ?? null
  const show = (shown: Panel | null) =>
    setParams((current) => {
      const next = new URLSearchParams(current)
      if (shown === null) next.delete(PANEL_PARAM)
      else next.set(PANEL_PARAM, shown)
      return next
    })
  return [panel, show]
}
