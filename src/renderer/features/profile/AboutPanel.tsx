import { styled } from '@mui/material/styles'
import type { Profile } from '#renderer/entities/member/profile.ts'
import { useToday } from '#renderer/lib/timing.ts'
import { ink, scale } from '#renderer/theme/tokens.ts'
import { withoutGaps } from '#renderer/ui/long-text.ts'
import { LongText } from '#renderer/ui/LongText.tsx'
import { Panel } from '#renderer/ui/Panel.tsx'
import { copy } from './copy.ts'

const Facts = styled('dl')({
  display: 'grid',
  gap: 12,
  margin: 0,
  '& dt': { ...scale.small, color: ink.muted },
  '& dd': { ...scale.ui, margin: 0, overflowWrap: 'anywhere' },
})

/** The information card. */
export function AboutPanel({ profile }: { readonly profile: Profile }) {
  const today = useToday()
  return (
    <Panel title={copy.about.title}>
      <Facts>
        {factsOf(profile, today.getFullYear()).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd dir="auto">{value}</dd>
          </div>
        ))}
      </Facts>
    </Panel>
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

/** Current year minus birth year, or 'No especificada' (spec §5). */
const ageOf = (birthYear: number | null, thisYear: number): string =>
  birthYear === null ? texts.unknown : texts.years(thisYear - birthYear)

/** Facts of the information card, in its order. */
export const factsOf = (profile: Profile, thisYear: number): readonly (readonly [string, string])[] => [
  [texts.city, profile.city || texts.unknown],
  [texts.age, ageOf(profile.birth_year, thisYear)],
  [texts.academic, profile.academic_background || texts.unknown],
  [texts.professional, profile.professional_background || texts.unknown],
  [texts.userType, profile.user_type || texts.unknownType],
  [texts.creator, profile.is_creator ? texts.yes : texts.no],
]
