import ArrowBack from '@mui/icons-material/ArrowBackRounded'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { Link, useLocation } from 'react-router-dom'
import { useEffect, useRef } from 'react'
import { styled } from '@mui/material/styles'
import { radius, space } from '#renderer/theme/tokens.ts'
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
  return (
    // In line with the title below.
    <Box ref={toTop} sx={{ ...clearing, width: 'fit-content', mb: 2, '& > a': { pl: 1, ml: -1 } }}>
      <BackButton />
    </Box>
  )
}

/** The way back by itself. */
export function BackButton() {
  const { search } = useLocation()
  return (
    <Button
      color="inherit"
      component={Link}
      to={{ pathname: blogPaths.library, search }}
      startIcon={<ArrowBack />}
      title={copy.backToLibrary}
    >
      <span>{copy.backToLibrary}</span>
    </Button>
  )
}

/** @returns tells whether the view still stands: who has gone elsewhere meanwhile is not called away from there */
export function useIsHere(): () => boolean {
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => void (isHere.current = false)
  }, [])
  return () => isHere.current
}

/** Surface to write on, over the sky. */
export const WritingSheet = styled('div')(({ theme }) => ({
  padding: 24,
  border: `1px solid ${space.line}`,
  borderRadius: radius.large,
  backgroundColor: space.sheet,
  [theme.breakpoints.down('sm')]: { padding: 16 },
}))
