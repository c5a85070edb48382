import AddPhoto from '@mui/icons-material/AddPhotoAlternateOutlined'
import Campaign from '@mui/icons-material/CampaignOutlined'
import EventOutlined from '@mui/icons-material/EventOutlined'
import Savings from '@mui/icons-material/SavingsOutlined'
import { styled } from '@mui/material/styles'
import { ACCENT, faintAccent } from '#renderer/theme/accent.ts'
import { font, ink, radius, scale, space } from '#renderer/theme/tokens.ts'
import { useToasts } from '#renderer/ui/toasts/use-toasts.ts'
import { copy } from '../copy.ts'
import { PanelFrame } from './PanelFrame.tsx'

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

/** What an artist will be able to do, all of it 'Próximamente' (spec §2). */
export function ArtistPanel({ onBack }: ArtistPanelProps) {
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
