import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useRef, useState, type ComponentProps, type FormEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { styled } from '@mui/material/styles'
import { ACCENT, accentStyle } from '#renderer/theme/accent.ts'
import { roomy } from '#renderer/entities/section/SectionPage.tsx'
import { focusRing, font, ink, scale, space } from '#renderer/theme/tokens.ts'
import { clearing } from '#renderer/ui/sky/clearing.ts'
import { VisuallyHidden } from '#renderer/ui/VisuallyHidden.tsx'
import { GENRES, genreAccent, type Genre } from '../blog/blog.ts'
import { spine } from '../blog/shelf.ts'
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
    <Box
      component="form"
      ref={form}
      noValidate
      onSubmit={submit}
      sx={{ ...roomy, maxWidth: 760, mx: 'auto' }}
    >
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
        <Typography
          id="genre-missing"
          variant="body2"
          sx={{ mt: 1.5, minHeight: '1lh', color: isMissing ? 'error.main' : 'text.secondary' }}
        >
          {isMissing ? texts.required : genre && <span aria-hidden>{texts.about[genre]}</span>}
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

/** Six backs of books on a shelf. */
const Group = styled('div')({
  display: 'flex',
  alignItems: 'end',
  gap: 5,
  height: 284,
  borderBottom: `2px solid ${space.lineStrong}`,
})

/** The choices, of which one holds. */
function Genres(props: ComponentProps<typeof Group>) {
  return <Group role="radiogroup" {...props} />
}

/** The back of a book in the cloth of its genre; the one that holds is pulled up, with its ribbon out. */
const Spine = styled('label')({
  ...spine,
  position: 'relative',
  flex: '1 1 0',
  height: 240,
  cursor: 'pointer',
  '&:hover': { boxShadow: `inset 0 0 0 1.5px ${ACCENT}` },
  '&:has(:checked)': { height: 270, backgroundColor: ACCENT, color: ink.onNebula },
  '&:has(:focus-visible)': focusRing,
  '& input': {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    margin: 0,
    opacity: 0,
    cursor: 'inherit',
  },
  '& b': { ...spine['& b'], fontFamily: font.display, ...scale.text },
  '@media (forced-colors: active)': {
    border: '1px solid CanvasText',
    '&:has(:checked)': { border: '3px solid Highlight' },
  },
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
    <Spine style={accentStyle(genreAccent(genre))} title={copy.genre.about[genre]}>
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
      <VisuallyHidden id={about}>{copy.genre.about[genre]}</VisuallyHidden>
    </Spine>
  )
}
