import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import type { QueryKey } from '@tanstack/react-query'
import { useId, useMemo, useState } from 'react'
import Typography from '@mui/material/Typography'
import { useFirstFailure } from '#renderer/lib/use-first-failure.ts'
import { useNextPage } from '#renderer/server/cache/query-hooks.ts'
import { radius, space } from '#renderer/theme/tokens.ts'
import { LoadingRows } from '#renderer/ui/states/LoadingRows.tsx'
import { LoadMore } from '#renderer/ui/states/LoadMore.tsx'
import { EmptyState, ErrorState } from '#renderer/ui/states/Notice.tsx'
import { RetryNote } from '#renderer/ui/states/RetryNote.tsx'
import { Lighthouse } from '#renderer/ui/states/scenes.tsx'
import { SkeletonLine } from '#renderer/ui/states/skeleton.ts'
import { useReportFailure } from '#renderer/ui/toasts/use-report-failure.ts'
import { useFocusOnMore } from '#renderer/ui/virtual-list/list-focus.ts'
import { roomy } from '#renderer/entities/section/SectionPage.tsx'
import type { Blog } from '../blog/blog.ts'
import { blogsOf, useBlogs, useGoneBlogs } from '../blog/blogs.ts'
import { copy } from '../copy.ts'
import { PLANK, place, rowsOf, shelf } from '../blog/shelf.ts'
import { BookTile, useShelfPlace, walkAlong } from './BookTile.tsx'

/** Ground of the shelf, over planet and sky. */
const Surface = styled('section')(({ theme }) => ({
  alignSelf: 'start',
  width: '100%',
  ...roomy,
  maxWidth: 1120,
  margin: '0 auto',
  padding: '20px 24px 28px',
  border: `1px solid ${space.line}`,
  borderRadius: radius.large,
  backgroundColor: space.sheet,
  containerType: 'inline-size',
  [theme.breakpoints.down('sm')]: { padding: '16px 14px 22px' },
}))

/** Where books will stand. */
const BareShelf = styled('div')({ ...shelf, height: 18, backgroundPositionY: `calc(${PLANK} * -1)` })

const List = styled('ul')({ ...shelf, listStyle: 'none', margin: 0, padding: 0 })

interface BooksProps {
  readonly blogs: readonly Blog[]
  readonly queryKey: QueryKey
  readonly query: ReturnType<typeof useBlogs>['query']
}

/** The books that were read so far, and a button for twenty more. */
function Books({ blogs, queryKey, query }: BooksProps) {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, isRefetchError } = query
  const [list, setList] = useState<HTMLElement | null>(null)
  useShelfPlace(list)
  const fetchNext = useNextPage(queryKey, query)
  const ids = useMemo(() => blogs.map(({ id }) => id), [blogs])
  const focus = useFocusOnMore(ids, list)
  useGoneBlogs(() => ids.filter((_, index) => isInView(list?.children[index])))
  return (
    <>
      {isRefetchError && !isFetchNextPageError && (
        <Box sx={{ mb: 2 }}>
          <RetryNote text={copy.loadFailed} onRetry={() => void query.refetch()} />
        </Box>
      )}
      <List ref={setList} style={rowsOf(blogs.length)} aria-busy={isFetchingNextPage} onKeyDown={walkAlong}>
        {blogs.map((blog, index) => (
          <BookTile key={blog.id} blog={blog} index={index} />
        ))}
      </List>
      {hasNextPage && (
        <Box sx={{ display: 'grid', justifyItems: 'center', mt: 4 }}>
          <LoadMore
            variant="outlined"
            label={copy.more}
            isLoading={isFetchingNextPage}
            failure={isFetchNextPageError ? copy.loadFailed : null}
            onMore={() => void fetchNext()}
            focus={focus}
          />
        </Box>
      )}
    </>
  )
}

function isInView(tile: Element | undefined): boolean {
  if (!tile) return false
  const { top, bottom } = tile.getBoundingClientRect()
  return bottom >= 0 && top <= innerHeight
}

/** The latest posts, newest first. */
export function Latest() {
  const id = useId()
  return (
    <Surface aria-labelledby={id}>
      <Typography id={id} variant="h2" sx={{ mb: 2.5 }}>
        {copy.latest}
      </Typography>
      <Posts />
    </Surface>
  )
}

function Posts() {
  const { queryKey, query } = useBlogs()
  const { data, isError, refetch } = query
  const reportFailure = useReportFailure('echo')
  useFirstFailure('blogs', query, (cause) => reportFailure(copy.loadFailed, cause))
  const blogs = useMemo(() => data && blogsOf(data), [data])
  if (!blogs && isError) return <ErrorState message={copy.loadFailed} onRetry={() => void refetch()} />
  if (!blogs)
    return (
      <Box sx={{ '& > div': shelf }}>
        <LoadingRows label={copy.loading} count={8} row={() => <GhostBook />} />
      </Box>
    )
  if (blogs.length === 0)
    return (
      <Box sx={{ display: 'grid' }}>
        <EmptyState scene={<Lighthouse />} title={copy.emptyTitle} description={copy.emptyText} />
        <BareShelf aria-hidden />
      </Box>
    )
  return <Books blogs={blogs} queryKey={queryKey} query={query} />
}

/** Stands for a book that is on its way. */
function GhostBook() {
  return (
    <Box sx={place}>
      <Box sx={{ aspectRatio: '2 / 3', borderRadius: '3px 6px 6px 3px', bgcolor: space.raised }} />
      <Box sx={{ alignSelf: 'end' }}>
        <SkeletonLine sx={{ width: '62%' }} />
        <SkeletonLine sx={{ mt: '8px', width: '44%' }} />
      </Box>
    </Box>
  )
}
