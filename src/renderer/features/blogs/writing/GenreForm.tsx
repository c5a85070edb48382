import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useRef, useState, type FormEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { clearing } from '#renderer/ui/sky/clearing.ts'
import { GENRES } from '../blog/blog.ts'
import { BackToLibrary } from '../blog/BackToLibrary.tsx'
import { copy } from '../copy.ts'
import { blogPaths } from '../paths.ts'
import { useDraftGenre } from './blog-draft.ts'
import { useRequired } from './use-required.ts'
import { GenreChoice, Genres } from './GenreChoice.tsx'
import { Desk } from './Desk.ts'

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
      <Desk>
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
      </Desk>
    </Box>
  )
}
