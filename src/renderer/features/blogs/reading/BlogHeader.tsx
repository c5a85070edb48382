import DeleteOutline from '@mui/icons-material/DeleteOutlineRounded'
import FavoriteBorder from '@mui/icons-material/VolunteerActivismOutlined'
import StarBorder from '@mui/icons-material/StarBorderRounded'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { MemberLink } from '#renderer/entities/member/MemberLink.tsx'
import { excerpt } from '#renderer/entities/text/excerpt.ts'
import { useMember } from '#renderer/session/MemberProvider.tsx'
import { ACCENT, accentStyle, faintAccent } from '#renderer/theme/accent.ts'
import { font, scale, space } from '#renderer/theme/tokens.ts'
import { Age } from '#renderer/ui/Age.tsx'
import { visuallyHidden } from '#renderer/ui/VisuallyHidden.tsx'
import { useConfirm } from '#renderer/ui/confirm/confirm.ts'
import { useReportFailure } from '#renderer/ui/toasts/use-report-failure.ts'
import { useToasts } from '#renderer/ui/toasts/use-toasts.ts'
import { whileBusy } from '#renderer/ui/while-busy.ts'
import { genreAccent, type Blog } from '../blog/blog.ts'
import { Cover } from '../blog/Cover.tsx'
import { BackButton, useIsHere } from '../blog/Workspace.tsx'
import { copy } from '../copy.ts'
import { blogPaths } from '../paths.ts'
import { useDeleteBlog } from '../blog/blogs.ts'

/** Asks before a blog post goes, then deletes it and tells a failure (spec §8). @param onGone leads away from it */
function useRemoveBlog({ id, title }: Blog, onGone: () => void) {
  const { mutateAsync, isPending } = useDeleteBlog()
  const confirm = useConfirm()
  const toasts = useToasts('frame')
  const reportFailure = useReportFailure()
  const remove = async () => {
    const description = texts.quoted(excerpt(title))
    if (
      !(await confirm({
        title: texts.question,
        description,
        confirmLabel: copy.reader.remove,
        destructive: true,
      }))
    )
      return
    try {
      await mutateAsync(id)
      toasts.success(texts.removed)
      onGone()
    } catch (cause) {
      reportFailure(texts.removeFailed, cause)
    }
  }
  return { remove, isRemoving: isPending }
}

/** Where a head that is not folded would leave no room to read. */
const LOW_WINDOW = '@media (max-height: 560px)'

/** Pixels of the head while a book is read on. */
export const FOLDED = 56

/** Of a button that shows its drawing alone; its words are still its name. */
const iconOnly = {
  minWidth: 40,
  height: 40,
  padding: 0,
  '& .MuiButton-startIcon': { margin: 0 },
  '& > span:not(.MuiButton-startIcon)': visuallyHidden,
}

/** Low, and of the title one line. */
const folded = {
  height: FOLDED,
  paddingBlock: 0,
  columnGap: 12,
  '& > a': iconOnly,
  '& [data-part=cover]': { width: 28 },
  '& h1': { ...scale.ui, fontFamily: font.text, fontWeight: 600, letterSpacing: 0, WebkitLineClamp: 1 },
  '& [data-part=author]': { ...scale.small, flexWrap: 'nowrap' },
  '& [data-unfolded]': { display: 'none' },
} as const

/** One row: the way back, the book, whose it is, what can be done with it. */
const Head = styled('header')({
  position: 'relative',
  zIndex: 1,
  flexShrink: 0,
  boxSizing: 'border-box',
  display: 'grid',
  gridTemplateColumns: 'auto auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: 18,
  padding: '10px 12px',
  // Of the page that it lies over, in the light of its genre.
  borderBottom: `1px solid ${faintAccent(22)}`,
  background: `radial-gradient(60% 220% at 16% 120%, ${faintAccent(20)}, transparent 74%), ${space.page}`,
  '& [data-part=cover]': { width: 48 },
  '& [data-part=words]': { display: 'grid', minWidth: 0 },
  '& h1': {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    fontSize: 'clamp(1rem, 2.4cqw, 1.5rem)',
    lineHeight: 1.3,
    // Two lines of it leave room for whose it is.
    '&[data-long]': { ...scale.ui, fontFamily: font.text, fontWeight: 600, letterSpacing: 0 },
  },
  '& [data-part=actions]': { display: 'flex', gap: 8 },
  '@container (max-width: 900px)': {
    columnGap: 12,
    '& > a, & [data-part=actions] > button': iconOnly,
  },
  '@container (max-width: 480px)': {
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    columnGap: 6,
    padding: '8px',
    '& [data-part=cover]': { display: 'none' },
    '& [data-part=actions]': { gap: 0 },
    '& h1': { ...scale.ui, lineHeight: 1.25 },
    '& [data-part=age]': { display: 'none' },
  },
  // Room for the text first.
  [LOW_WINDOW]: folded,
  '&[data-folded]': folded,
})

const Author = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 10px',
  minWidth: 0,
  '&, & *': scale.small,
})

/** Characters of a title that fits into one line of most windows. */
const SHORT = 40

const texts = copy.reader

interface BlogHeaderProps {
  readonly blog: Blog
  readonly isFolded: boolean
  /** Told how high it is, in pixels, whenever that changes while it is not folded. */
  readonly onHeight: (height: number) => void
}

/** Cover, title and author of what is read, and what can be done with it: a little larger before reading. */
export function BlogHeader({ blog, isFolded, onHeight }: BlogHeaderProps) {
  const { id, title, genre, cover_url, created_at, author } = blog
  const head = useRef<HTMLElement>(null)
  const measure = useEffectEvent(() => {
    if (!isFolded && head.current) onHeight(head.current.offsetHeight)
  })
  useLayoutEffect(() => {
    if (!head.current) return undefined
    const observer = new ResizeObserver(() => measure())
    observer.observe(head.current)
    return () => observer.disconnect()
  }, [])
  return (
    <Head ref={head} data-folded={isFolded || undefined} style={accentStyle(genreAccent(genre))}>
      <BackButton />
      <div data-part="cover">
        <Cover title={title} author={author.username} genre={genre} seed={id} picture={cover_url} />
      </div>
      <div data-part="words">
        <Typography variant="h1" dir="auto" title={title} data-long={title.length > SHORT || undefined}>
          {title}
        </Typography>
        <Author data-part="author">
          <span data-unfolded style={{ color: ACCENT }}>
            {genre}
          </span>
          <MemberLink member={author} />
          <span data-unfolded data-part="age">
            <Age timestamp={created_at} />
          </span>
        </Author>
      </div>
      <Actions blog={blog} />
    </Head>
  )
}

function Actions({ blog }: { readonly blog: Blog }) {
  const isOwn = useMember().id === blog.author.id
  const { search } = useLocation()
  const navigate = useNavigate()
  const toasts = useToasts()
  const isHere = useIsHere()
  const toLibrary = () => {
    if (isHere()) void navigate({ pathname: blogPaths.library, search }, { replace: true })
  }
  const { remove, isRemoving } = useRemoveBlog(blog, toLibrary)
  return (
    <div data-part="actions">
      <Button startIcon={<FavoriteBorder />} title={texts.donate} onClick={toasts.comingSoon}>
        <span>{texts.donate}</span>
      </Button>
      <Button startIcon={<StarBorder />} title={texts.rate} onClick={toasts.comingSoon}>
        <span>{texts.rate}</span>
      </Button>
      {isOwn && (
        <Button
          color="error"
          startIcon={<DeleteOutline />}
          title={texts.remove}
          onClick={() => void remove()}
          {...whileBusy(isRemoving)}
        >
          <span>{texts.remove}</span>
        </Button>
      )}
    </div>
  )
}
