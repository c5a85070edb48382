import DeleteOutline from '@mui/icons-material/DeleteOutlineRounded'
import FavoriteBorder from '@mui/icons-material/VolunteerActivismOutlined'
import StarBorder from '@mui/icons-material/StarBorderRounded'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import { useLocation, useNavigate } from 'react-router-dom'
import { MemberAvatarLink, MemberLink } from '#renderer/entities/member/MemberLink.tsx'
import { excerpt } from '#renderer/entities/text/excerpt.ts'
import { useMember } from '#renderer/session/MemberProvider.tsx'
import { scale } from '#renderer/theme/tokens.ts'
import { Age } from '#renderer/ui/Age.tsx'
import { useConfirm } from '#renderer/ui/confirm/confirm.ts'
import { clearing } from '#renderer/ui/sky/clearing.ts'
import { useReportFailure } from '#renderer/ui/toasts/use-report-failure.ts'
import { useToasts } from '#renderer/ui/toasts/use-toasts.ts'
import { whileBusy } from '#renderer/ui/while-busy.ts'
import { genreAccent, type Blog } from '../blog/blog.ts'
import { Cover } from '../blog/Cover.tsx'
import { useIsHere } from '../blog/Workspace.tsx'
import { copy } from '../copy.ts'
import { blogPaths } from '../paths.ts'
import { useDeleteBlog } from '../blog/blogs.ts'

/** Asks before a blog post goes, then deletes it and tells a failure (spec §8). @param onGone leads away from it */
function useRemoveBlog({ id, title }: Blog, onGone: () => void) {
  const { mutateAsync, isPending } = useDeleteBlog()
  const confirm = useConfirm()
  const toasts = useToasts()
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

const Head = styled('header')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '148px minmax(0, 1fr)',
  columnGap: 28,
  alignItems: 'end',
  marginBottom: 24,
  [theme.breakpoints.down('sm')]: {
    gridTemplateColumns: '84px minmax(0, 1fr)',
    columnGap: 16,
    alignItems: 'start',
  },
}))

const Author = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 10px' })

const texts = copy.reader

/** Cover, title and author of what is read, and what can be done with it. */
export function BlogHeader({ blog }: { readonly blog: Blog }) {
  const { id, title, genre, cover_url, created_at, author } = blog
  return (
    <Head>
      <Cover title={title} author={author.username} genre={genre} seed={id} picture={cover_url} />
      <Box sx={{ ...clearing, display: 'grid', gap: 1.25, justifyItems: 'start' }}>
        <Box component="span" sx={{ ...scale.ui, color: genreAccent(genre) }}>
          {genre}
        </Box>
        <Typography
          variant="h1"
          dir="auto"
          sx={{ overflowWrap: 'anywhere', fontSize: 'clamp(1.375rem, 4vw, 2.25rem)' }}
        >
          {title}
        </Typography>
        <Author>
          <MemberAvatarLink member={author} size={32} />
          <MemberLink member={author} />
          <Age timestamp={created_at} />
        </Author>
        <Actions blog={blog} />
      </Box>
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
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.25 }}>
      <Button variant="outlined" startIcon={<FavoriteBorder />} onClick={toasts.comingSoon}>
        {texts.donate}
      </Button>
      <Button variant="outlined" startIcon={<StarBorder />} onClick={toasts.comingSoon}>
        {texts.rate}
      </Button>
      {isOwn && (
        <Button
          color="error"
          startIcon={<DeleteOutline />}
          onClick={() => void remove()}
          {...whileBusy(isRemoving)}
        >
          {texts.remove}
        </Button>
      )}
    </Box>
  )
}
