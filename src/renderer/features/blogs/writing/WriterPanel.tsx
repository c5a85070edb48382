import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import { clearing } from '#renderer/ui/sky/clearing.ts'
import { BackToLibrary } from '../blog/BackToLibrary.tsx'
import { useIsHere } from '../blog/use-is-here.ts'
import { copy } from '../copy.ts'
import { blogPaths } from '../paths.ts'
import { Desk } from './Desk.ts'
import { Preview } from './Preview.tsx'
import { useBlogComposer } from './use-blog-composer.ts'
import { WriterForm } from './WriterForm.tsx'

const texts = copy.panel

/** Where a blog post is put together and published (spec §4, writer_panel); without a genre, the form that asks for it. */
export function WriterPanel() {
  const { search } = useLocation()
  const navigate = useNavigate()
  const isHere = useIsHere()
  const [isOut, setIsOut] = useState(false)
  const composer = useBlogComposer(() => {
    setIsOut(true)
    if (isHere()) void navigate({ pathname: blogPaths.library, search }, { replace: true })
  })
  const { genre, title, cover } = composer
  if (isOut) return null
  if (genre === null) return <Navigate to={{ pathname: blogPaths.genre, search }} replace />
  return (
    <Box sx={{ maxWidth: 860, mx: 'auto' }}>
      <BackToLibrary />
      <Box sx={{ ...clearing, my: 3, width: 'fit-content', maxWidth: '100%' }}>
        <Typography variant="h1">{texts.title}</Typography>
        <Typography sx={{ mt: 1, color: 'text.secondary' }}>{texts.lead}</Typography>
      </Box>
      <Desk
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '200px minmax(0, 1fr)' },
        }}
      >
        <Box sx={{ width: '100%', maxWidth: 200, mx: 'auto' }}>
          <Preview title={title} genre={genre} cover={cover.file ?? null} />
        </Box>
        <WriterForm composer={composer} genre={genre} />
      </Desk>
    </Box>
  )
}
