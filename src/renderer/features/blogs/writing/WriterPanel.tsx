import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import { roomy } from '#renderer/entities/section/SectionPage.tsx'
import { clearing } from '#renderer/ui/sky/clearing.ts'
import { BackToLibrary, WritingSheet, useIsHere } from '../blog/Workspace.tsx'
import { copy } from '../copy.ts'
import { blogPaths } from '../paths.ts'
import { useBlogComposer } from './use-blog-composer.ts'
import { Preview } from './Preview.tsx'
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
    <Box sx={{ ...roomy, maxWidth: 1000, mx: 'auto' }}>
      <Head>
        <BackToLibrary />
        <Box sx={{ ...clearing, mb: 2.5, width: 'fit-content', maxWidth: '100%' }}>
          <Typography variant="h1">{texts.title}</Typography>
          <Typography sx={{ mt: 1, color: 'text.secondary' }}>{texts.lead}</Typography>
        </Box>
      </Head>
      <WritingSheet
        sx={{
          '&&': { p: 0 },
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 3fr)' },
          // Not hidden: what stays in sight while the page is scrolled stays so.
          overflow: 'clip',
        }}
      >
        <Preview title={title} genre={genre} cover={cover.file ?? null} />
        <WriterForm composer={composer} genre={genre} />
      </WritingSheet>
    </Box>
  )
}

/** In one row where there is little room below each other. */
const Head = styled('div')({
  '@media (max-height: 700px) and (min-width: 800px)': {
    display: 'flex',
    flexDirection: 'row-reverse',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 24,
    marginBottom: 16,
    '& > div': { margin: 0 },
    '& p': { display: 'none' },
  },
})
