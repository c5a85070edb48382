import { styled } from '@mui/material/styles'
import type { Profile } from '#renderer/entities/member/profile.ts'
import { useToday } from '#renderer/lib/timing.ts'
import { ink, scale } from '#renderer/theme/tokens.ts'
import { Panel } from '#renderer/ui/Panel.tsx'
import { copy } from '../copy.ts'
import { factsOf } from './facts.ts'

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
