import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { ACCENT } from '#renderer/theme/accent.ts'
import { ink, scale } from '#renderer/theme/tokens.ts'
import { copy } from './copy.ts'
import { SectionIntro } from './SectionPage.tsx'

interface UpcomingProps {
  readonly items: readonly string[]
}

const List = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: '16px auto 0',
  padding: 0,
  width: 'fit-content',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: '6px 22px',
  ...scale.ui,
  color: ink.secondary,
  // In one column, the dots align.
  [theme.breakpoints.down('sm')]: { flexDirection: 'column', textAlign: 'start' },
}))

const Item = styled('li')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  '&::before': { content: '""', flexShrink: 0, width: 6, height: 6, borderRadius: '50%', background: ACCENT },
  '@media (forced-colors: active)': { '&::before': { border: '3px solid CanvasText' } },
})

/** List of upcoming content, in a few words each. */
export function Upcoming({ items }: UpcomingProps) {
  return (
    <section aria-label={copy.upcoming}>
      <List>
        {items.map((item) => (
          <Item key={item}>{item}</Item>
        ))}
      </List>
    </section>
  )
}

interface UpcomingPartProps {
  readonly title: string
  readonly text: string
  readonly upcoming: readonly string[]
}

const Middle = styled('div')({ textAlign: 'center' })

/** One line at the foot of what is there already. */
const Foot = styled('p')({
  margin: '28px auto 0',
  maxWidth: 720,
  ...scale.small,
  color: ink.secondary,
  textWrap: 'balance',
  '& > strong': { fontWeight: 600, color: ACCENT },
})

interface UpcomingFootProps {
  readonly text: string
}

/** What a later version adds to a section that is full by itself. */
export const UpcomingFoot = ({ text }: UpcomingFootProps) => (
  <Foot>
    <strong>{copy.soon}</strong> · {text}
  </Foot>
)

/** A part of a section that a later version brings. */
export function UpcomingPart({ title, text, upcoming }: UpcomingPartProps) {
  return (
    <Middle>
      <Soon />
      <Typography variant="h2" sx={{ mb: 1, textWrap: 'balance' }}>
        {title}
      </Typography>
      <SectionIntro>{text}</SectionIntro>
      <Upcoming items={upcoming} />
    </Middle>
  )
}

const Word = styled('p')({
  margin: '0 0 8px',
  ...scale.small,
  fontWeight: 600,
  color: ACCENT,
  letterSpacing: '0.02em',
})

/** Marks upcoming content. */
export const Soon = () => <Word>{copy.soon}</Word>
