import { styled } from '@mui/material/styles'
import { SectionPanel } from '#renderer/entities/section/SectionPage.tsx'
import { ACCENT } from '#renderer/theme/accent.ts'
import { font, ink, scale, space } from '#renderer/theme/tokens.ts'

interface StatsProps {
  readonly title: string
  readonly items: readonly { readonly figure: string; readonly label: string }[]
}

const List = styled('dl')({
  margin: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(4, 1fr)',
  overflow: 'hidden',
  '@container (max-width: 640px)': { gridTemplateColumns: 'repeat(2, 1fr)' },
})

// The figure is read first, though it belongs to its name. Hairlines at the edges are cut off.
const Stat = styled('div')({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  // In line with what is in the cards below.
  padding: '16px 20px',
  boxShadow: `1px 1px 0 ${space.line}`,
})

const Figure = styled('dd')({
  margin: 0,
  ...scale.card,
  fontSize: 'clamp(1.25rem, 6.5cqi, 1.75rem)',
  whiteSpace: 'nowrap',
  fontFamily: font.display,
  fontWeight: 300,
  color: ACCENT,
})

const Label = styled('dt')({ ...scale.small, color: ink.secondary })

/** Figures of a company. */
export function Stats({ title, items }: StatsProps) {
  return (
    <SectionPanel aria-label={title}>
      <List>
        {items.map(({ figure, label }) => (
          <Stat key={label}>
            <Label>{label}</Label>
            <Figure>{figure}</Figure>
          </Stat>
        ))}
      </List>
    </SectionPanel>
  )
}
