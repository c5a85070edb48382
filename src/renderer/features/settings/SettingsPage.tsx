import Typography from '@mui/material/Typography'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { ProfileIcon } from '#renderer/entities/section/icons.tsx'
import { sections } from '#renderer/entities/section/sections.ts'
import { accentStyle } from '#renderer/theme/accent.ts'
import { ink, radius, space } from '#renderer/theme/tokens.ts'
import { clearing } from '#renderer/ui/sky/clearing.ts'
import { useToasts } from '#renderer/ui/toasts/use-toasts.ts'
import { AccountSection } from './AccountSection.tsx'
import { AlreadyThere } from './AlreadyThere.tsx'
import { cards, copy } from './copy.ts'
import { titleIdOf } from './groups.ts'
import { BellIcon, LockIcon, PaletteIcon } from './icons.tsx'
import { PreferencesSection } from './PreferencesSection.tsx'
import { ROOM_FOR_INDEX, ROOM_FOR_TWO, SettingsIndex } from './SettingsIndex.tsx'
import { SettingsPart } from './SettingsRow.tsx'

const Room = styled('div')({ containerType: 'inline-size' })

/** In one column; where there is room an index stands at the left of it, and stays. */
const Page = styled('div')({
  display: 'grid',
  gap: '20px 32px',
  gridTemplateColumns: 'minmax(0, 720px)',
  justifyContent: 'center',
  alignItems: 'start',
  textWrap: 'pretty',
  [ROOM_FOR_INDEX]: {
    gridTemplateColumns: '268px minmax(0, 700px)',
    gridTemplateRows: 'auto 1fr',
    // The surface begins where the console does.
    rowGap: 37,
    '& > nav': { gridArea: '1 / 1 / span 2' },
  },
  [ROOM_FOR_TWO]: { gridTemplateColumns: '268px minmax(0, 1380px)' },
})

const Head = styled('header')({ ...clearing, width: 'fit-content', maxWidth: '100%' })

/** Where there is room, the machine's part stands beside the others. */
const Groups = styled('div')({
  display: 'grid',
  gap: 20,
  gridTemplateColumns: 'minmax(0, 1fr)',
  [ROOM_FOR_TWO]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gridTemplateRows: 'auto 1fr',
    alignItems: 'start',
    '& > :first-of-type': { gridRow: '1 / span 2' },
  },
})

export function SettingsPage() {
  return (
    <Room style={accentStyle(sections.settings.accent)}>
      <Page>
        <Head>
          <Typography variant="h1">{copy.title}</Typography>
          <Typography sx={{ mt: 0.5, color: 'text.secondary' }}>{copy.lead}</Typography>
        </Head>
        <SettingsIndex />
        <Groups>
          <PreferencesSection />
          <AccountSection />
          <CardsToCome />
        </Groups>
      </Page>
    </Room>
  )
}

const icons = {
  profile: ProfileIcon,
  security: LockIcon,
  notifications: BellIcon,
  appearance: PaletteIcon,
}

/** As high as each other, in whichever row. */
const Cards = styled('div')({
  display: 'grid',
  gap: 12,
  padding: '4px var(--edge) var(--edge)',
  gridAutoRows: '1fr',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(250px, 100%), 1fr))',
})

/** The four cards of spec §2, below what works: they come later. */
function CardsToCome() {
  return (
    <SettingsPart title={copy.later} titleId={titleIdOf('later')}>
      <Cards>
        {cards.map((card) => (
          <SettingsCard key={card.id} card={card} />
        ))}
      </Cards>
    </SettingsPart>
  )
}

/** Its title in a line with what it is known by and what there will be to do, and below it the words. */
const Card = styled('section')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gridTemplateRows: 'auto auto minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: 10,
  padding: '8px 16px 14px',
  border: `1px dashed ${space.lineStrong}`,
  borderRadius: radius.medium,
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
