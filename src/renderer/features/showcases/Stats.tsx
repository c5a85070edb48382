import { styled } from '@mui/material/styles'
import type { CSSProperties } from 'react'
import { ACCENT, faintAccent } from '#renderer/theme/accent.ts'
import { font, ink, scale, space } from '#renderer/theme/tokens.ts'

interface StatsProps {
  readonly title: string
  readonly items: readonly { readonly figure: string; readonly label: string }[]
}

const Ground = styled('section')({ containerType: 'inline-size' })

/** The line that they all stand on. */
const List = styled('dl')({
  margin: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(4, 1fr)',
  alignItems: 'end',
  columnGap: 14,
  borderBottom: `2px solid ${ACCENT}`,
  boxShadow: `0 14px 28px -16px ${faintAccent(60)}`,
  '@container (max-width: 640px)': { gridTemplateColumns: 'repeat(2, 1fr)', rowGap: 14 },
})

/** Rows of windows that each has, as the columns of the drawing rise. */
const FLOORS = [1, 2, 3, 5] as const

// The figure is read first, though it belongs to its name.
const Stat = styled('div')({
  display: 'flex',
  flexDirection: 'column-reverse',
  padding: '14px 18px 0',
  border: `2px solid ${faintAccent(70)}`,
  borderBottom: 0,
  borderRadius: '4px 4px 0 0',
  backgroundColor: space.deep,
  // The last is the lit one, as in the drawing.
  '&:last-of-type': {
    backgroundImage: `linear-gradient(${faintAccent(22)}, ${faintAccent(10)})`,
    borderColor: ACCENT,
  },
  '&::before': {
    content: '""',
    // Less than where one more would begin.
    height: 'calc(var(--floors) * 14px - 3px)',
    margin: '12px 0 3px',
    background: `linear-gradient(90deg, ${faintAccent(45)} 12px, transparent 12px) 0 0 / 24px 100%`,
    mask: 'repeating-linear-gradient(#000 0 2px, #0000 2px 14px)',
  },
})

const Figure = styled('dd')({
  margin: 0,
  ...scale.card,
  fontSize: 'clamp(1.25rem, 6.5cqi, 2.125rem)',
  whiteSpace: 'nowrap',
  fontFamily: font.display,
  fontWeight: 300,
  color: ACCENT,
})

const Label = styled('dt')({ ...scale.small, color: ink.secondary })

/** Figures of a company, each a column of its city. */
export function Stats({ title, items }: StatsProps) {
  return (
    <Ground aria-label={title}>
      <List>
        {items.map(({ figure, label }, index) => (
          <Stat key={label} style={{ '--floors': FLOORS[index % FLOORS.length] } as CSSProperties}>
            <Label>{label}</Label>
            <Figure>{figure}</Figure>
          </Stat>
        ))}
      </List>
    </Ground>
  )
}
