import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import { useObjectAddress } from '#renderer/entities/files/show/use-file-address.ts'
import { useOwnProfile } from '#renderer/entities/member/own-profile.ts'
import { roomy } from '#renderer/entities/section/SectionPage.tsx'
import { scale } from '#renderer/theme/tokens.ts'
import { clearing } from '#renderer/ui/sky/clearing.ts'
import { BackToLibrary, WritingSheet, useIsHere } from '../blog/Workspace.tsx'
import { copy } from '../copy.ts'
import { blogPaths } from '../paths.ts'
import { useBlogComposer } from './use-blog-composer.ts'
import { WriterForm } from './WriterForm.tsx'
import { genreAccent, type Genre } from '../blog/blog.ts'
import { blogsOf, useBlogs } from '../blog/blogs.ts'
import { Cover } from '../blog/Cover.tsx'
import { place, shelf } from '../blog/shelf.ts'

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
          display: 'grid',
          gap: { xs: 2.5, md: 5 },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 3fr)' },
          pb: 0,
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

interface PreviewProps {
  readonly title: string
  readonly genre: Genre
  readonly cover: File | null
}

/** Books that stand beside the new one as far as there is room. */
const NEIGHBOURS = 3

const Piece = styled('div')(({ theme }) => ({
  ...shelf,
  '--book': '196px',
  [theme.breakpoints.down('md')]: { '--book': '112px' },
  gridTemplateColumns: 'none',
  gridAutoFlow: 'column',
  gridAutoColumns: 'var(--book)',
  justifyContent: 'start',
  // Room for the ribbon.
  paddingTop: 6,
  backgroundPositionY: 6,
  overflow: 'clip',
  '& > :not([data-new])': { opacity: 0.4 },
}))

const Place = styled('div')(place)

/** How the work will stand on the shelf: first, before those that are the latest now. */
function Preview({ title, genre, cover }: PreviewProps) {
  const { data } = useBlogs().query
  const { data: own } = useOwnProfile()
  const shown = { genre, title: title.trim() || copy.panel.untitled, author: own?.username ?? '' }
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="body2" sx={{ mb: 1, color: 'text.secondary' }}>
        {copy.panel.preview}
      </Typography>
      <Piece aria-hidden>
        <Place data-new>
          {cover ? (
            <WithPicture key={`${cover.name} ${cover.lastModified} ${cover.size}`} cover={cover} {...shown} />
          ) : (
            <Cover {...shown} seed={shown.title} picture={null} />
          )}
          <Box sx={{ mt: 1.25, ...scale.small, color: genreAccent(genre) }}>{genre}</Box>
        </Place>
        {data &&
          blogsOf(data)
            .slice(0, NEIGHBOURS)
            .map(({ id, title, genre, cover_url, author }) => (
              <Place key={id}>
                <Cover title={title} author={author.username} genre={genre} seed={id} picture={cover_url} />
              </Place>
            ))}
      </Piece>
    </Box>
  )
}

interface PicturedProps extends Omit<PreviewProps, 'cover'> {
  readonly author: string
  readonly cover: File
}

function WithPicture({ cover, ...shown }: PicturedProps) {
  return <Cover {...shown} seed={shown.title} picture={useObjectAddress(cover)} />
}
