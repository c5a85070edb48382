import { styled } from '@mui/material/styles'
import type { ComponentProps } from 'react'
import { ACCENT, accentStyle, faintAccent } from '#renderer/theme/accent.ts'
import { ink, radius, scale, space } from '#renderer/theme/tokens.ts'
import type { Genre } from '../blog/blog.ts'
import { genreAccent } from '../blog/genre-accent.ts'
import { copy } from '../copy.ts'

const Group = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(210px, 100%), 1fr))',
  gap: 12,
})

/** The choices, of which one holds. */
export function Genres(props: ComponentProps<typeof Group>) {
  return <Group role="radiogroup" {...props} />
}

const Choice = styled('label')({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: 12,
  alignItems: 'start',
  padding: '14px 16px',
  cursor: 'pointer',
  border: `1px solid ${space.lineField}`,
  borderRadius: radius.medium,
  '&:hover': { borderColor: ACCENT },
  '&:has(:checked)': { borderColor: ACCENT, backgroundColor: faintAccent(12) },
  '& input': { margin: '4px 0 0', width: 18, height: 18, accentColor: ACCENT },
  '& b': { ...scale.text, fontWeight: 600, color: ink.primary },
  '& span': { gridColumn: 2, ...scale.small, color: ink.secondary },
})

interface GenreChoiceProps {
  readonly genre: Genre
  readonly isChosen: boolean
  readonly onChoose: () => void
}

/** One genre, in its own light. */
export function GenreChoice({ genre, isChosen, onChoose }: GenreChoiceProps) {
  const about = `about-${genre.replaceAll(' ', '-')}`
  return (
    <Choice style={accentStyle(genreAccent(genre))}>
      <input
        type="radio"
        name="genre"
        value={genre}
        aria-label={genre}
        aria-describedby={about}
        checked={isChosen}
        onChange={onChoose}
      />
      <b>{genre}</b>
      <span id={about}>{copy.genre.about[genre]}</span>
    </Choice>
  )
}
