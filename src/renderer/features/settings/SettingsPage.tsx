import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import AccountCircleOutlined from '@mui/icons-material/AccountCircleOutlined'
import LockOutlined from '@mui/icons-material/LockOutlined'
import NotificationsNoneOutlined from '@mui/icons-material/NotificationsNoneOutlined'
import PaletteOutlined from '@mui/icons-material/PaletteOutlined'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { sections } from '#renderer/entities/section/sections.ts'
import { accentStyle } from '#renderer/theme/accent.ts'
import { ink, radius, space } from '#renderer/theme/tokens.ts'
import { BODY, Drawing } from '#renderer/ui/Drawing.tsx'
import { clearing } from '#renderer/ui/sky/clearing.ts'
import { useToasts } from '#renderer/ui/toasts/use-toasts.ts'
import { AccountSection } from './AccountSection.tsx'
import { cards, copy } from './copy.ts'
import { PreferencesSection } from './PreferencesSection.tsx'
import { AlreadyThere } from './AlreadyThere.tsx'

const ROOM_FOR_TWO = '@container (min-width: 1000px)'

const Room = styled('div')({ containerType: 'inline-size', maxWidth: 1240, margin: '0 auto' })

/** In one column; where there is room the account stands beside the machine. */
const Page = styled('div')({
  display: 'grid',
  gap: 20,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  maxWidth: 760,
  margin: '0 auto',
  textWrap: 'pretty',
  [ROOM_FOR_TWO]: {
    maxWidth: 'none',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > header': { gridColumn: '1 / -1' },
  },
})

const Column = styled('div')({ display: 'grid', gap: 20, gridTemplateColumns: 'minmax(0, 1fr)' })

export function SettingsPage() {
  return (
    <Room style={accentStyle(sections.settings.accent)}>
      <Page>
        <Head>
          <div>
            <Typography variant="h1">{copy.title}</Typography>
            <Typography sx={{ mt: 0.5, color: 'text.secondary' }}>{copy.lead}</Typography>
          </div>
          <Box sx={{ display: { xs: 'none', md: 'block' }, '& > svg': { height: 136 } }}>
            <Cockpit />
          </Box>
        </Head>
        <PreferencesSection />
        <Column>
          <AccountSection />
          <CardsToCome />
        </Column>
      </Page>
    </Room>
  )
}

const Head = styled('header')({
  ...clearing,
  display: 'flex',
  alignItems: 'end',
  justifyContent: 'space-between',
})

const icons = {
  profile: AccountCircleOutlined,
  security: LockOutlined,
  notifications: NotificationsNoneOutlined,
  appearance: PaletteOutlined,
}

/** As high as each other, in whichever row. */
const Cards = styled('div')({
  display: 'grid',
  gap: 12,
  marginTop: 12,
  gridAutoRows: '1fr',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))',
})

/** The four cards of spec §2, below what works: they come later. */
function CardsToCome() {
  return (
    <Box component="section" aria-labelledby="settings-later" sx={{ mt: 1 }}>
      <Typography variant="h2" component="h2" id="settings-later" sx={{ ...clearing, width: 'fit-content' }}>
        {copy.later}
      </Typography>
      <Cards>
        {cards.map((card) => (
          <SettingsCard key={card.id} card={card} />
        ))}
      </Cards>
    </Box>
  )
}

/** Its title in a line with what it is known by and what there will be to do, and below it the words. */
const Card = styled('section')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gridTemplateRows: 'auto auto minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: 10,
  padding: '12px 20px 16px',
  border: `1px dashed ${space.line}`,
  borderRadius: radius.medium,
  backgroundColor: space.sheet,
  '& > svg': { fontSize: 20, color: ink.muted },
  '& > p, & > div': { gridColumn: '1 / -1' },
  '& > div': { alignSelf: 'end' },
})

/** One of the four cards, with where its subject can be dealt with until then. */
function SettingsCard({ card }: { readonly card: (typeof cards)[number] }) {
  const { comingSoon } = useToasts()
  const { id, title, description } = card
  const Icon = icons[id]
  return (
    <Card aria-labelledby={`settings-${id}`}>
      <Icon aria-hidden />
      <Typography variant="subtitle1" component="h3" id={`settings-${id}`}>
        {title}
      </Typography>
      <Button
        size="small"
        color="inherit"
        sx={{ color: ink.muted, mr: -1.5, px: 1.5 }}
        aria-describedby={`settings-${id}`}
        onClick={comingSoon}
      >
        {copy.manage}
      </Button>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {description}
      </Typography>
      <AlreadyThere card={card} />
    </Card>
  )
}

/** The console of a ship, and the stars ahead. */
function Cockpit() {
  return (
    <Drawing stars="M78 60h0M112 40h0M146 66h0M182 34h0M214 58h0M244 46h0M132 84h0M226 84h0M160 46v6M157 49h6">
      <path d="M40 108C52 40 104 14 160 14S268 40 280 108M108 22L92 108M212 22l16 86" strokeOpacity="0.600" />
      <path d="M28 172l12-64h240l12 64z" fill={BODY} />
      <path d="M40 108h240l3 14H37z" fill="currentColor" fillOpacity="0.180" stroke="none" />
      <circle cx="96" cy="146" r="15" fill={BODY} />
      <path d="M96 146l8-8M86 152h0M106 152h0" />
      <path d="M136 134v26M152 134v26M168 134v26M184 134v26" strokeOpacity="0.500" />
      <path d="M136 140h0M152 152h0M168 144h0M184 156h0" strokeWidth="9" />
      <path d="M212 134h40v10h-40zM212 156h0M224 156h0M236 156h0M248 156h0" strokeWidth="3" />
    </Drawing>
  )
}
