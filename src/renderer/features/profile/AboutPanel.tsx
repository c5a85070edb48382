import AutoAwesome from '@mui/icons-material/AutoAwesomeOutlined'
import Brush from '@mui/icons-material/BrushOutlined'
import Cake from '@mui/icons-material/CakeOutlined'
import Place from '@mui/icons-material/PlaceOutlined'
import School from '@mui/icons-material/SchoolOutlined'
import Work from '@mui/icons-material/WorkOutlineOutlined'
import { styled } from '@mui/material/styles'
import type { Profile } from '#renderer/entities/member/profile.ts'
import { FactLine } from '#renderer/entities/profile-page/FactLine.tsx'
import { useToday } from '#renderer/lib/clock.ts'
import { ink, scale } from '#renderer/theme/tokens.ts'
import { withoutGaps } from '#renderer/ui/long-text.ts'
import { LongText } from '#renderer/ui/LongText.tsx'
import Typography from '@mui/material/Typography'
import { Panel } from '#renderer/ui/Panel.tsx'
import { copy } from './copy.ts'

const Facts = styled('ul')({
  display: 'grid',
  gap: 12,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  ...scale.ui,
  overflowWrap: 'anywhere',
  '& > li': { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: 12 },
  '& svg': { fontSize: 20, marginTop: 1, color: ink.muted },
})

interface AboutPanelProps {
  readonly profile: Profile
  /** Stands for facts where there are none; without it there is no card then. */
  readonly empty?: string
}

/** The information card, told as of a person: what does not stand in the line below the name. */
export function AboutPanel({ profile, empty }: AboutPanelProps) {
  const facts = factsOf(profile, useToday().getFullYear())
  if (facts.length === 0 && !empty) return null
  return (
    <Panel title={copy.about.of(profile.username)}>
      {facts.length === 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {empty}
        </Typography>
      )}
      <Facts>
        {facts.map(([name, value]) => (
          <Fact key={name} name={name} value={value} />
        ))}
      </Facts>
    </Panel>
  )
}

/** What it is about is said by a sign; where that is not enough, in words. */
function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  const Sign = signs[name] ?? AutoAwesome
  const isInWords = name === texts.creator || name === texts.age
  return (
    <li>
      <Sign {...(!isInWords && { titleAccess: name })} />
      <span>
        {isInWords && name}
        {name === texts.age && ': '}
        {name !== texts.creator && <bdi>{value}</bdi>}
      </span>
    </li>
  )
}

/** Who somebody is in one line, below their name: 'Granada · 28 años · Fotógrafa'. What they do not tell is left out. */
export function FactsLine({ profile }: { readonly profile: Profile }) {
  const facts = lineOf(profile, useToday().getFullYear())
  if (facts.length === 0) return null
  return (
    <FactLine aria-label={copy.about.title}>
      {facts.map((fact) => (
        <li key={fact}>
          <bdi>{fact}</bdi>
        </li>
      ))}
    </FactLine>
  )
}

const Text = styled(LongText)({
  ...scale.text,
  maxWidth: 'min(62ch, 100%)',
  '&[data-size="none"]': { color: ink.secondary },
})

/** A member's bio, under their name. */
export function Bio({ profile: { id, bio } }: { readonly profile: Profile }) {
  const shown = bio ? withoutGaps(bio) : copy.about.noBio
  return (
    <Text of={`bio ${id}`} text={shown} {...(!bio && { 'data-size': 'none' })}>
      {shown}
    </Text>
  )
}

const texts = copy.about

const signs: Readonly<Record<string, typeof Place>> = {
  [texts.city]: Place,
  [texts.age]: Cake,
  [texts.academic]: School,
  [texts.professional]: Work,
  [texts.userType]: AutoAwesome,
  [texts.creator]: Brush,
}

/** Characters that a fact in the line has at most: what is longer is no word but a story, and stands in the card. */
const MOST_IN_LINE = 40

const isBrief = (fact: string | null): fact is string =>
  Boolean(fact) && [...(fact ?? '')].length <= MOST_IN_LINE

/** Facts of the line: city, age (current year minus birth year, spec §5) and what they do. */
export const lineOf = (profile: Profile, thisYear: number): readonly string[] =>
  [
    profile.city,
    profile.birth_year === null ? null : texts.years(thisYear - profile.birth_year),
    profile.professional_background,
  ].filter(isBrief)

/** Facts of the card: those that the line has no room for, and that an age is not told (spec §5). */
export function factsOf(profile: Profile, thisYear: number): readonly (readonly [string, string])[] {
  const inLine = lineOf(profile, thisYear)
  const facts = [
    [texts.city, profile.city],
    [texts.age, profile.birth_year === null ? texts.unknown : null],
    [texts.academic, profile.academic_background],
    [texts.professional, profile.professional_background],
    [texts.userType, profile.user_type],
    [texts.creator, profile.is_creator ? texts.yes : null],
  ] as const
  return facts.flatMap(([name, value]) => (value && !inLine.includes(value) ? [[name, value] as const] : []))
}
