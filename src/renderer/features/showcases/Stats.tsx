import { styled } from '@mui/material/styles'
import { ACCENT, faintAccent } from '#renderer/theme/accent.ts'
import { font, ink, scale } from '#renderer/theme/tokens.ts'

interface StatsProps {
  readonly title: string
  readonly items: readonly { readonly figure: string; readonly label: string }[]
}

// Below the last light of the horizon.
const Ground = styled('section')({ containerType: 'inline-size', paddingTop: 26 })

/** Pixels between two minutes of the track. */
const MINUTE = 12

const TWO_BESIDE = '@container (max-width: 640px)'

const List = styled('dl')({
  margin: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  [TWO_BESIDE]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', rowGap: 22 },
})

/** Begins at an hour of the track: the rim of the dial, laid out straight. The figure is read first, though it belongs to its name. */
const Stat = styled('div')({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  textAlign: 'start',
  padding: '26px 12px 0 0',
  background: [
    `linear-gradient(${ACCENT} 0 0) 0 0 / 2px 20px no-repeat`,
    `linear-gradient(${faintAccent(50)} 0 0) 0 0 / 100% 1px no-repeat`,
    `repeating-linear-gradient(90deg, ${faintAccent(50)} 0 1px, #0000 1px ${MINUTE}px) 0 0 / 100% 8px no-repeat`,
  ].join(', '),
})

const Figure = styled('dd')({
  margin: 0,
  fontSize: 'clamp(1.5rem, 5cqi, 3.25rem)',
  lineHeight: 1.15,
  [TWO_BESIDE]: { fontSize: 'clamp(1.5rem, 9cqi, 2.5rem)' },
  whiteSpace: 'nowrap',
  fontFamily: font.display,
  fontWeight: 300,
  letterSpacing: '-0.02em',
  color: ACCENT,
})

const Label = styled('dt')({ ...scale.ui, color: ink.primary })

/** Figures of a company, along the minutes. */
export function Stats({ title, items }: StatsProps) {
  return (
    <Ground aria-label={title}>
      <List>
        {items.map(({ figure, label }) => (
          <Stat key={label}>
            <Label>{label}</Label>
            <Figure>{figure}</Figure>
          </Stat>
        ))}
      </List>
    </Ground>
  )
}
