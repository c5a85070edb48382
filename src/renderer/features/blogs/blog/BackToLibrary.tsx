import ArrowBack from '@mui/icons-material/ArrowBackRounded'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { Link, useLocation } from 'react-router-dom'
import { clearing } from '#renderer/ui/sky/clearing.ts'
import { scrollerOf } from '#renderer/ui/virtual-list/scroll-position.ts'
import { copy } from '../copy.ts'
import { blogPaths } from '../paths.ts'

/** What comes in the place of a shelf that was scrolled begins at its top. */
const toTop = (element: HTMLElement | null) => {
  if (element) scrollerOf(element).scrollTop = 0
}

/** The way back from each of the other views, of which it stands at the top. */
export function BackToLibrary() {
  const { search } = useLocation()
  return (
    <Box ref={toTop} sx={{ ...clearing, width: 'fit-content', mb: 2 }}>
      <Button
        color="inherit"
        component={Link}
        to={{ pathname: blogPaths.library, search }}
        startIcon={<ArrowBack />}
      >
        {copy.backToLibrary}
      </Button>
    </Box>
  )
}
