import Box from '@mui/material/Box'
import { useEffect, useRef, type ReactNode } from 'react'
import { styled } from '@mui/material/styles'
import ArrowBack from '@mui/icons-material/ArrowBackRounded'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { takeFocus } from '#renderer/lib/focus.ts'
import { ACCENT, faintAccent } from '#renderer/theme/accent.ts'
import { font, ink, radius, scale, space } from '#renderer/theme/tokens.ts'
import { LineMark } from '#renderer/ui/Drawing.tsx'
import { Panel } from '#renderer/ui/Panel.tsx'
import { useToasts, useToastsOf } from '#renderer/ui/toasts/use-toasts.ts'
import { Chooser, velvetSheet, type PanelName } from './Chooser.tsx'
import { copy } from './copy.ts'

interface AreaProps {
  /** The chosen panel; `null` before the choice. */
  readonly panel: PanelName | null
  readonly onShow: (panel: PanelName | null) => void
  /** Published content of the area. */
  readonly posts: ReactNode
}

/** The section behind the gate: a choice, and the chosen panel (spec §4). */
export function Area({ panel, onShow, posts }: AreaProps) {
  const view = useFocusOnView(panel)
  useToastsOf(panel ?? '')
  const back = () => onShow(null)
  return (
    <Box ref={view}>
      {panel === null && <Chooser onChoose={onShow} />}
      {panel === 'artista' && <ArtistPanel onBack={back} />}
      {panel === 'espectador' && <SpectatorPanel onBack={back}>{posts}</SpectatorPanel>}
    </Box>
  )
}

/** Focuses the title of each new view. */
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

const texts = copy.artist

/** A picture in its frame, a ticket for tonight, words over many heads, a jar in which stars are kept. */
const actions = [
  {
    ...texts.actions.work,
    mark: 'M7 9h34v30H7zM7 33l11-10 8 8 6-5 9 7M30 14q.8 4.200 5 5-4.200.8-5 5-.8-4.200-5-5 4.200-.8 5-5z',
  },
  {
    ...texts.actions.show,
    mark: 'M5 13h38v7.500a3.500 3.500 0 0 0 0 7V35H5v-7.500a3.500 3.500 0 0 0 0-7zM32 13v3M32 21v6M32 32v3M20 18a6.500 6.500 0 1 0 4 10 8 8 0 0 1-4-10z',
  },
  {
    ...texts.actions.audience,
    mark: 'M10 6h28a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H27l-7 6v-6H10a4 4 0 0 1-4-4v-8a4 4 0 0 1 4-4zM14 14h20M10 33a4 4 0 1 0 .1 0zM24 33a4 4 0 1 0 .1 0zM38 33a4 4 0 1 0 .1 0z',
  },
  {
    ...texts.actions.earnings,
    mark: 'M15 6h18M17 6v6c-6 3-8 8-8 14v10a6 6 0 0 0 6 6h18a6 6 0 0 0 6-6V26c0-6-2-11-8-14V6M24 19q1.200 6.800 8 8-6.800 1.200-8 8-1.200-6.800-8-8 6.800-1.200 8-8z',
  },
]

const Actions = styled('ul')({ margin: '12px -12px -8px', padding: 0, listStyle: 'none' })

const Row = styled('li')({ '& + &': { borderTop: `1px solid ${space.line}` } })

const Action = styled('button')({
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr)',
  columnGap: 14,
  alignItems: 'center',
  width: '100%',
  padding: '12px',
  border: 0,
  borderRadius: radius.small,
  background: 'none',
  color: ink.primary,
  fontFamily: font.text,
  textAlign: 'start',
  cursor: 'pointer',
  '&:hover': { backgroundColor: faintAccent(8) },
  '&:focus-visible': { outlineOffset: -3 },
  '& > svg': {
    gridRow: '1 / span 2',
    color: ACCENT,
    '@media (forced-colors: active)': { color: 'CanvasText' },
  },
  '& > strong': { ...scale.text, fontWeight: 600 },
  '& > span': { ...scale.ui, color: ink.secondary, textWrap: 'pretty' },
})

interface ArtistPanelProps {
  readonly onBack: () => void
}

/** Upcoming features for artists, all of them 'Próximamente' (spec §2). */
function ArtistPanel({ onBack }: ArtistPanelProps) {
  const { comingSoon } = useToasts()
  return (
    <PanelFrame title={texts.title} lead={texts.lead} width={640} onBack={onBack}>
      <Actions>
        {actions.map(({ name, detail, mark }) => (
          <Row key={name}>
            <Action type="button" onClick={comingSoon}>
              <LineMark path={mark} />
              <strong>{name}</strong>
              <span>{detail}</span>
            </Action>
          </Row>
        ))}
      </Actions>
    </PanelFrame>
  )
}

interface PanelFrameProps {
  readonly title: string
  readonly lead: string
  /** Pixels, at most. */
  readonly width: number
  readonly onBack: () => void
  /** On the panel's own surface. */
  readonly children?: ReactNode
  /** With a surface of its own. */
  readonly below?: ReactNode
}

/** A panel of the area, with the way back to the choice. */
function PanelFrame({ title, lead, width, onBack, children, below }: PanelFrameProps) {
  const back = (
    // Its words stand in line with what is around it.
    <Button size="small" color="inherit" startIcon={<ArrowBack />} onClick={onBack} sx={{ mx: -1.75 }}>
      {copy.chooser.back}
    </Button>
  )
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 1.75,
        maxWidth: width,
        mx: 'auto',
        '& > section': { background: velvetSheet, borderColor: faintAccent(24) },
      }}
    >
      <Panel title={title} action={back}>
        <Typography sx={{ color: ink.secondary, textWrap: 'pretty' }}>{lead}</Typography>
        {children}
      </Panel>
      {below}
    </Box>
  )
}

interface SpectatorPanelProps {
  readonly onBack: () => void
  /** Published content of the area. */
  readonly children: ReactNode
}

/** Content of the chosen panel. */
function SpectatorPanel({ onBack, children }: SpectatorPanelProps) {
  const { title, lead } = copy.spectator
  return <PanelFrame title={title} lead={lead} width={720} onBack={onBack} below={children} />
}
