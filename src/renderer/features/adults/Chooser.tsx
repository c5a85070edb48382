import Brush from '@mui/icons-material/BrushOutlined'
import EventSeat from '@mui/icons-material/EventSeatOutlined'
import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useSearchParams } from 'react-router-dom'
import { PANEL_PARAM } from '#renderer/lib/paths.ts'
import { ACCENT, faintAccent } from '#renderer/theme/accent.ts'
import { font, ink, radius, scale, space } from '#renderer/theme/tokens.ts'
import { clearing } from '#renderer/ui/sky/clearing.ts'
import { copy } from './copy.ts'

const choices = [
  { panel: 'artista', ...copy.artist, icon: Brush },
  { panel: 'espectador', ...copy.spectator, icon: EventSeat },
] as const

/** Of what stands in this area: warmer than elsewhere. */
export const velvetSheet = `linear-gradient(${faintAccent(13)}, ${faintAccent(5)}), ${space.sheet}`

/** One surface with a hairline between the two. */
const Choices = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  border: `1px solid ${faintAccent(30)}`,
  borderRadius: radius.large,
  background: velvetSheet,
  overflow: 'clip',
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: '1fr' },
}))

const Choice = styled('button')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: 8,
  minWidth: 0,
  padding: '32px 24px 36px',
  border: 0,
  background: 'none',
  color: ink.primary,
  fontFamily: font.text,
  textAlign: 'center',
  cursor: 'pointer',
  transition: 'background-color 160ms',
  '&:hover': { backgroundColor: faintAccent(8) },
  '&:focus-visible': { outlineOffset: -6, borderRadius: radius.large },
  '& > svg': { fontSize: 48, color: ACCENT },
  '& > strong': { ...scale.heading, fontFamily: font.display, fontWeight: 400 },
  '& > span': { ...scale.ui, maxWidth: '32ch', color: ink.secondary, textWrap: 'balance' },
  '& + &': {
    borderLeft: `1px solid ${faintAccent(20)}`,
    [theme.breakpoints.down('sm')]: { borderLeft: 0, borderTop: `1px solid ${faintAccent(20)}` },
  },
}))

interface ChooserProps {
  readonly onChoose: (panel: PanelName) => void
}

/** Artist or spectator (spec §2). */
export function Chooser({ onChoose }: ChooserProps) {
  return (
    <Box sx={{ maxWidth: 720, mx: 'auto', textAlign: 'center' }}>
      <Typography variant="h3" component="h2" sx={{ ...clearing, width: 'fit-content', mx: 'auto', mb: 2 }}>
        {copy.chooser.title}
      </Typography>
      <Choices>
        {choices.map(({ panel, choice, invitation, icon: Icon }) => (
          <Choice key={panel} type="button" onClick={() => onChoose(panel)}>
            <Icon aria-hidden />
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

/** The panel that was chosen, `null` before: kept in the address, so that going back leads to the choice. */
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
