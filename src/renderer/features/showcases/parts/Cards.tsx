import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { Board } from '#renderer/entities/section/SectionPage.tsx'
import { ACCENT } from '#renderer/theme/accent.ts'
import { space } from '#renderer/theme/tokens.ts'
import { BoardTitle } from './BoardTitle.tsx'
import { glyphs, type GlyphName } from './glyphs.ts'

interface CardsProps {
  readonly title: string
  readonly items: readonly { readonly id: GlyphName; readonly title: string; readonly text: string }[]
}

const List = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(380px, 100%), 1fr))',
  overflow: 'hidden',
})

// A hairline below and beside each; those at the edges are cut off.
const Card = styled('li')({ display: 'flex', gap: 16, padding: 20, boxShadow: `1px 1px 0 ${space.line}` })

const Glyph = styled('svg')({
  flexShrink: 0,
  width: 44,
  height: 44,
  color: ACCENT,
  '@media (forced-colors: active)': { color: 'CanvasText' },
})

/** What a company does, one card each. */
export function Cards({ title, items }: CardsProps) {
  const id = useId()
  return (
    <Board aria-labelledby={id}>
      <BoardTitle id={id}>{title}</BoardTitle>
      <List>
        {items.map((item) => (
          <Card key={item.id}>
            <Glyph
              aria-hidden
              viewBox="0 0 48 48"
              fill="none"
              stroke="currentColor"
              strokeWidth="2"
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
    </Board>
  )
}
