import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useSearchParams } from 'react-router-dom'
import { PANEL_PARAM } from '#renderer/lib/paths.ts'
import { ACCENT, faintAccent } from '#renderer/theme/accent.ts'
import { font, ink, radius, scale, space } from '#renderer/theme/tokens.ts'
import { LineMark } from '#renderer/ui/Drawing.tsx'
import { clearing } from '#renderer/ui/sky/clearing.ts'
import { copy } from './copy.ts'

/** The mask of who stands on the stage, and the seat of who looks on. */
const choices = [
  {
    panel: 'artista',
    ...copy.artist,
    mark: 'M10 9q14 7 28 0v15c0 10-7 16-14 18-7-2-14-8-14-18zM16 21q3.500-4 7 0M25 21q3.500-4 7 0M17 28h14q-1 7-7 7T17 28zM10 14l-6 5 1 7M38 14l6 5-1 7',
  },
  {
    panel: 'espectador',
    ...copy.spectator,
    mark: 'M14 22V11a4 4 0 0 1 4-4h12a4 4 0 0 1 4 4v11M9 38V25a3.500 3.500 0 0 1 7 0v5h16v-5a3.500 3.500 0 0 1 7 0v13zM13 38v4M35 38v4M16 30v8M32 30v8M24 12q.8 4.200 5 5-4.200.8-5 5-.8-4.200-5-5 4.200-.8 5-5z',
  },
] as const

/** Of what stands in this area: warmer than elsewhere. */
export const velvetSheet = `linear-gradient(${faintAccent(13)}, ${faintAccent(5)}), ${space.sheet}`

/** Of the width that an open chat leaves, too. */
const [CLOSE, ONE_BELOW_THE_OTHER] = [
  '@container (max-width: 740px)',
  '@container (max-width: 520px)',
] as const

/** Two doors, side by side. */
const Choices = styled('div')({
  display: 'grid',
  gap: 18,
  gridTemplateColumns: '1fr 1fr',
  [ONE_BELOW_THE_OTHER]: { gridTemplateColumns: '1fr' },
})

const Choice = styled('button')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  alignContent: 'start',
  columnGap: 22,
  minWidth: 0,
  padding: '10px 24px 12px 14px',
  border: `1.5px solid ${faintAccent(55)}`,
  borderRadius: radius.large,
  // A panel in the wood.
  boxShadow: `inset 0 0 0 5px ${space.cabin}, inset 0 0 0 6px ${faintAccent(26)}`,
  background: velvetSheet,
  color: ink.primary,
  fontFamily: font.text,
  textAlign: 'start',
  cursor: 'pointer',
  transition: 'border-color 160ms',
  '&:hover': {
    borderColor: ACCENT,
    backgroundImage: `linear-gradient(${faintAccent(22)}, ${faintAccent(8)})`,
  },
  // In the light of the stage.
  '& > svg': {
    gridRow: '1 / span 2',
    width: 104,
    height: 104,
    padding: 14,
    borderRadius: '50%',
    background: `radial-gradient(closest-side, ${faintAccent(30)}, transparent)`,
    color: ACCENT,
    '@media (forced-colors: active)': { color: 'CanvasText' },
  },
  '& > strong': { ...scale.card, alignSelf: 'end', fontFamily: font.display, fontWeight: 300 },
  '& > span': { ...scale.ui, alignSelf: 'start', color: ink.secondary, textWrap: 'pretty' },
  [CLOSE]: {
    padding: '10px 16px 12px 8px',
    columnGap: 8,
    '& > svg': { width: 76, height: 76, padding: 12 },
    '& > strong': scale.heading,
  },
  [ONE_BELOW_THE_OTHER]: {
    padding: '14px 16px 16px 10px',
  },
})

interface ChooserProps {
  readonly onChoose: (panel: PanelName) => void
}

/** Artist or spectator (spec §2). */
export function Chooser({ onChoose }: ChooserProps) {
  return (
    <Box sx={{ containerType: 'inline-size', maxWidth: 800, mx: 'auto', textAlign: 'center' }}>
      <Typography
        variant="h3"
        component="h2"
        sx={{ ...clearing, width: 'fit-content', mx: 'auto', mb: 1.75 }}
      >
        {copy.chooser.title}
      </Typography>
      <Choices>
        {choices.map(({ panel, choice, invitation, mark }) => (
          <Choice key={panel} type="button" onClick={() => onChoose(panel)}>
            <LineMark path={mark} />
            <strong>{choice}</strong>
            <span>{invitation}</span>
          </Choice>
        ))}
      </Choices>
    </Box>
  )
}

const PANELS = ['artista', 'espectador'] as const

export type PanelName = (typeof PANELS)[number]

/** The chosen panel, `null` before: kept in the address, so that going back leads to the choice. */
export function usePanel(): readonly [PanelName | null, (panel: PanelName | null) => void] {
  const [params, setParams] = useSearchParams()
  const panel = PANELS.find((known) => known === params.get(PANEL_PARAM)) ?? null
  const show = (shown: PanelName | null) =>
    setParams((current) => {
      const next = new URLSearchParams(current)
      if (shown === null) next.delete(PANEL_PARAM)
      else next.set(PANEL_PARAM, shown)
      return next
    })
  return [panel, show]
}
