import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useRef, useState, type ComponentProps, type FormEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { styled } from '@mui/material/styles'
import { ACCENT, accentStyle, faintAccent } from '#renderer/theme/accent.ts'
import { ink, radius, scale, space } from '#renderer/theme/tokens.ts'
import { clearing } from '#renderer/ui/sky/clearing.ts'
import { GENRES, genreAccent, type Genre } from '../blog/blog.ts'
import { BackToLibrary, WritingSheet } from '../blog/Workspace.tsx'
import { copy } from '../copy.ts'
import { blogPaths } from '../paths.ts'
import { useDraftGenre } from './blog-draft.ts'
import { useRequired } from './use-blog-composer.ts'

const texts = copy.genre

/** Asks what will be written (spec §4, form); leads on to the panel once a genre is chosen. */
export function GenreForm() {
  const [genre, setGenre] = useDraftGenre()
  const [isMissing, setIsMissing] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const { search } = useLocation()
  const navigate = useNavigate()
  const tellRequired = useRequired(texts.required, genre !== null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (genre !== null) return void navigate({ pathname: blogPaths.panel, search })
    setIsMissing(true)
    tellRequired()
    form.current?.querySelector('input')?.focus()
  }
  return (
    <Box component="form" ref={form} noValidate onSubmit={submit} sx={{ maxWidth: 760, mx: 'auto' }}>
      <BackToLibrary />
      <Box sx={{ ...clearing, my: 3, width: 'fit-content', maxWidth: '100%' }}>
        <Typography variant="h1">{texts.title}</Typography>
        <Typography sx={{ mt: 1, color: 'text.secondary' }}>{texts.lead}</Typography>
      </Box>
      <WritingSheet>
        <Genres aria-label={texts.label} aria-invalid={isMissing} aria-describedby="genre-missing">
          {GENRES.map((each) => (
            <GenreChoice
              key={each}
              genre={each}
              isChosen={each === genre}
              onChoose={() => {
                setGenre(each)
                setIsMissing(false)
              }}
            />
          ))}
        </Genres>
        <Typography id="genre-missing" variant="body2" sx={{ mt: 1.5, color: 'error.main' }}>
          {isMissing && texts.required}
        </Typography>
        <Box sx={{ display: 'flex', justifyContent: 'flex-end', mt: 2.5 }}>
          <Button type="submit" variant="contained">
            {texts.next}
          </Button>
        </Box>
      </WritingSheet>
    </Box>
  )
}

const Group = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(210px, 100%), 1fr))',
  gap: 12,
})

/** The choices, of which one holds. */
function Genres(props: ComponentProps<typeof Group>) {
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
function GenreChoice({ genre, isChosen, onChoose }: GenreChoiceProps) {
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
