import Box from '@mui/material/Box'
import { useEffect, useRef, type ReactNode } from 'react'
import AddPhoto from '@mui/icons-material/AddPhotoAlternateOutlined'
import Campaign from '@mui/icons-material/CampaignOutlined'
import EventOutlined from '@mui/icons-material/EventOutlined'
import Savings from '@mui/icons-material/SavingsOutlined'
import { styled } from '@mui/material/styles'
import ArrowBack from '@mui/icons-material/ArrowBackRounded'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { takeFocus } from '#renderer/lib/focus.ts'
import { ACCENT, faintAccent } from '#renderer/theme/accent.ts'
import { font, ink, radius, scale, space } from '#renderer/theme/tokens.ts'
import { Panel } from '#renderer/ui/Panel.tsx'
import { useToasts, useToastsOf } from '#renderer/ui/toasts/use-toasts.ts'
import { Chooser, velvetSheet, type PanelName } from './Chooser.tsx'
import { copy } from './copy.ts'

interface AreaProps {
  /** The one that was chosen; `null` before. */
  readonly panel: PanelName | null
  readonly onShow: (panel: PanelName | null) => void
  /** Published content of the area. */
  readonly posts: ReactNode
}

/** Area behind the gate: a choice, and the chosen panel (spec §4). */
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

const texts = copy.artist

const actions = [
  { ...texts.actions.work, icon: AddPhoto },
  { ...texts.actions.show, icon: EventOutlined },
  { ...texts.actions.audience, icon: Campaign },
  { ...texts.actions.earnings, icon: Savings },
]

const Actions = styled('ul')({ margin: '12px -12px -8px', padding: 0, listStyle: 'none' })

const Row = styled('li')({ '& + &': { borderTop: `1px solid ${space.line}` } })

const Action = styled('button')({
  display: 'grid',
  gridTemplateColumns: '32px minmax(0, 1fr)',
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
  '& > svg': { gridRow: '1 / span 2', color: ACCENT },
  '& > strong': { ...scale.text, fontWeight: 600 },
  '& > span': { ...scale.ui, color: ink.secondary, textWrap: 'pretty' },
})

interface ArtistPanelProps {
  readonly onBack: () => void
}

/** Features for artists to come, all of them 'Próximamente' (spec §2). */
function ArtistPanel({ onBack }: ArtistPanelProps) {
  const { comingSoon } = useToasts()
  return (
    <PanelFrame title={texts.title} lead={texts.lead} onBack={onBack}>
      <Actions>
        {actions.map(({ name, detail, icon: Icon }) => (
          <Row key={name}>
            <Action type="button" onClick={comingSoon}>
              <Icon aria-hidden />
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
  readonly onBack: () => void
  /** On the panel's own surface. */
  readonly children?: ReactNode
  /** With a surface of its own. */
  readonly below?: ReactNode
}

/** A panel of the area, with the way back to the choice. */
function PanelFrame({ title, lead, onBack, children, below }: PanelFrameProps) {
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
        maxWidth: 720,
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
  return <PanelFrame title={title} lead={lead} onBack={onBack} below={children} />
}
