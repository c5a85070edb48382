import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useObjectAddress } from '#renderer/entities/files/show/use-file-address.ts'
import { useOwnProfile } from '#renderer/entities/member/own-profile.ts'
import { hashOf } from '#renderer/lib/hash-of.ts'
import { ACCENT, accentStyle, faintAccent } from '#renderer/theme/accent.ts'
import { font, ink, scale, space } from '#renderer/theme/tokens.ts'
import { genreAccent, type Genre } from '../blog/blog.ts'
import { blogsOf, useBlogs } from '../blog/blogs.ts'
import { Cover } from '../blog/Cover.tsx'
import { PLANK, spine } from '../blog/shelf.ts'
import { copy } from '../copy.ts'

/** Most spines of other books beside the new one. */
const NEIGHBOURS = 4

/** Ground of the preview, lit from above in the colour of the genre. */
const Stage = styled('div')(({ theme }) => ({
  '--book': '208px',
  minWidth: 0,
  overflow: 'clip',
  padding: '20px 24px',
  background: [
    `radial-gradient(64% 300px at 50% 270px, ${faintAccent(38)}, transparent)`,
    `radial-gradient(90% 420px at 50% 0, ${faintAccent(26)}, transparent)`,
    space.void,
  ].join(', '),
  // Beside a form that is longer.
  '& > div': { position: 'sticky', top: 0 },
  borderInlineEnd: `1px solid ${space.line}`,
  [theme.breakpoints.down('lg')]: { '--book': '168px', paddingInline: 16 },
  [theme.breakpoints.down('md')]: {
    '--book': '136px',
    padding: '14px 16px 16px',
    borderInlineEnd: 0,
    borderBottom: `1px solid ${space.line}`,
  },
}))

/** Books side by side on a line that ends beyond them. */
const Shelf = styled('div')({
  position: 'relative',
  display: 'flex',
  alignItems: 'end',
  justifyContent: 'center',
  gap: 5,
  // Room for the ribbon.
  height: `calc(${PLANK} + 12px)`,
  // Keeps the new book, first in the document, between its neighbours.
  '& > [data-side=before]': { order: -1 },
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 'auto -24px -2px',
    height: 2,
    background: `linear-gradient(90deg, transparent, color-mix(in oklab, ${ACCENT} 60%, white) 30% 70%, transparent)`,
    boxShadow: `0 10px 26px ${faintAccent(60)}`,
  },
})

const NewBook = styled('div')({ width: 'var(--book)', marginInline: 9, flexShrink: 0 })

const Back = styled('div')({
  ...spine,
  flex: '0 1 32px',
  overflow: 'hidden',
  paddingBlock: 18,
  filter: 'brightness(0.78)',
  '& b': {
    ...spine['& b'],
    maxHeight: '100%',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    fontFamily: font.text,
    ...scale.small,
  },
})

/** Heights of the spines, as shares of the new book's. */
const HEIGHTS = [0.82, 0.9, 0.76, 0.86] as const

interface PreviewProps {
  readonly title: string
  readonly genre: Genre
  readonly cover: File | null
}

/** Preview of the work on its shelf: its cover, between the spines of the latest works. */
export function Preview({ title, genre, cover }: PreviewProps) {
  const { data } = useBlogs().query
  const { data: own } = useOwnProfile()
  const author = own?.username ?? ''
  const shown = { genre, title: title.trim() || copy.panel.untitled, author }
  return (
    <Stage style={accentStyle(genreAccent(genre))}>
      <div>
        <Typography variant="body2" sx={{ mb: { xs: 0.5, md: 2 }, color: 'text.secondary' }}>
          {copy.panel.preview}
        </Typography>
        <Shelf aria-hidden>
          <NewBook>
            {cover ? (
              <WithPicture
                key={`${cover.name} ${cover.lastModified} ${cover.size}`}
                cover={cover}
                {...shown}
              />
            ) : (
              <Cover {...shown} seed={shown.title} picture={null} />
            )}
          </NewBook>
          {data &&
            blogsOf(data)
              .slice(0, NEIGHBOURS)
              .map((blog, index) => (
                <Back
                  key={blog.id}
                  data-side={index % 2 === 0 ? 'before' : 'after'}
                  style={{
                    ...accentStyle(genreAccent(blog.genre)),
                    height: `calc(${PLANK} * ${HEIGHTS[hashOf(blog.id) % HEIGHTS.length] ?? 0.8})`,
                  }}
                >
                  <b dir="auto">{blog.title}</b>
                </Back>
              ))}
        </Shelf>
        <Box
          aria-hidden
          sx={{
            mt: 2,
            display: 'flex',
            justifyContent: 'center',
            gap: 1,
            ...scale.small,
            color: ink.secondary,
          }}
        >
          <span style={{ color: ACCENT }}>{genre}</span>
          <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
            {copy.by} <b>{author}</b>
          </Box>
        </Box>
      </div>
    </Stage>
  )
}

interface PicturedProps extends Omit<PreviewProps, 'cover'> {
  readonly author: string
  readonly cover: File
}

function WithPicture({ cover, ...shown }: PicturedProps) {
  return <Cover {...shown} seed={shown.title} picture={useObjectAddress(cover)} />
}
