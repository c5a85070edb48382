import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { ACCENT, faintAccent } from '#renderer/theme/accent.ts'

interface CardsProps {
  readonly title: string
  readonly items: readonly { readonly id: GlyphName; readonly title: string; readonly text: string }[]
}

const List = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  // Two at most: four stand in a square.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(max(380px, 40%), 100%), 1fr))',
  alignItems: 'start',
  gap: '28px 40px',
})

/** On the planet as it is: no box around them. */
const Open = styled('section')({
  maxWidth: 1300,
  margin: '32px auto 0',
  textAlign: 'start',
  textWrap: 'pretty',
  overflowWrap: 'anywhere',
})

const OpenTitle = styled('h2')(({ theme }) => ({ ...theme.typography.h3, margin: '0 0 20px' }))

const Card = styled('li')({ display: 'flex', alignItems: 'center', gap: 20 })

const Glyph = styled('svg')({
  flexShrink: 0,
  width: 76,
  height: 76,
  color: ACCENT,
  filter: `drop-shadow(0 0 10px ${faintAccent(55)})`,
  '@media (forced-colors: active)': { color: 'CanvasText' },
})

/** Services of a company, one drawing each. */
export function Cards({ title, items }: CardsProps) {
  const id = useId()
  return (
    <Open aria-labelledby={id}>
      <OpenTitle id={id}>{title}</OpenTitle>
      <List>
        {items.map((item) => (
          <Card key={item.id}>
            <Glyph
              aria-hidden
              viewBox="0 0 48 48"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.260"
              strokeLinecap="round"
              strokeLinejoin="round"
            >
              <path d={glyphs[item.id]} />
            </Glyph>
            <div>
              <Typography variant="subtitle1" component="h3">
                {item.title}
              </Typography>
              <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
                {item.text}
              </Typography>
            </div>
          </Card>
        ))}
      </List>
    </Open>
  )
}

/** The small drawings of the cards, in a square of 48: lines of one colour. */
const glyphs = {
  speed:
    'M24 6C33 14 35 26 31 36H17C13 26 15 14 24 6zM17 28l-7 8v6l8-5M31 28l7 8v6l-8-5M21 42v2M27 42v2M24 22h0',
  domain: 'M24 8a16 16 0 1 0 .1 0zM8.500 20h31M8.500 28h31M24 8c-9 9-9 23 0 32M24 8c9 9 9 23 0 32',
  shield: 'M24 6l15 6c1 15-5 25-15 30C14 37 8 27 9 12zM17 24l5 5 9-10',
  people: 'M8 36V20a6 6 0 0 1 6-6h20a6 6 0 0 1 6 6v6a6 6 0 0 1-6 6H17zM17 23h0M24 23h0M31 23h0',
  social: 'M14 24a6 6 0 1 0 .1 0zM35 8a6 6 0 1 0 .1 0zM35 30a5 5 0 1 0 .1 0zM19 27l11-9M20 31l10 3',
  search: 'M21 8a13 13 0 1 0 .1 0zM30 30l11 11M21 14q1 6 7 7-6 1-7 7-1-6-7-7 6-1 7-7z',
  ads: 'M8 20v8h7l15 9V11l-15 9zM15 20v8M18 30l3 11h5l-3-9M36 19q4 5 0 10M40 14q7 10 0 20',
  brand: 'M10 38l4-12L33 7l8 8-19 19zM29 11l8 8M14 26l8 8M34 38h0M40 32h0M40 40h0',
} as const

type GlyphName = keyof typeof glyphs
