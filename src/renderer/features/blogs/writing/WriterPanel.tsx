import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import { useObjectAddress } from '#renderer/entities/files/show/use-file-address.ts'
import { clearing } from '#renderer/ui/sky/clearing.ts'
import { BackToLibrary, WritingSheet, useIsHere } from '../blog/Workspace.tsx'
import { copy } from '../copy.ts'
import { blogPaths } from '../paths.ts'
import { useBlogComposer } from './use-blog-composer.ts'
import { WriterForm } from './WriterForm.tsx'
import type { Genre } from '../blog/blog.ts'
import { Cover } from '../blog/Cover.tsx'

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
      <WritingSheet
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
      </WritingSheet>
    </Box>
  )
}

interface PreviewProps {
  readonly title: string
  readonly genre: Genre
  readonly cover: File | null
}

/** How the book will stand on the shelf. */
function Preview({ title, genre, cover }: PreviewProps) {
  const shown = { genre, title: title.trim() || copy.panel.untitled }
  return (
    <div>
      {cover ? (
        <WithPicture key={`${cover.name} ${cover.lastModified} ${cover.size}`} cover={cover} {...shown} />
      ) : (
        <Cover {...shown} seed={shown.title} picture={null} />
      )}
      <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary', textAlign: 'center' }}>
        {copy.panel.preview}
      </Typography>
    </div>
  )
}

function WithPicture({ cover, ...shown }: Omit<PreviewProps, 'cover'> & { readonly cover: File }) {
  return <Cover {...shown} seed={shown.title} picture={useObjectAddress(cover)} />
}
