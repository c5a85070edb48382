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
import type { Blog } from '../blog/blog.ts'
import { blogsOf, useBlogs } from '../blog/blogs.ts'
import { copy } from '../copy.ts'
import { BookTile, useShelfPlace } from './BookTile.tsx'

/** Ground of the shelf, over planet and sky. */
const Surface = styled('section')(({ theme }) => ({
  alignSelf: 'start',
  width: '100%',
  maxWidth: 1120,
  margin: '0 auto',
  padding: '20px 24px 28px',
  border: `1px solid ${space.line}`,
  borderRadius: radius.large,
  backgroundColor: space.sheet,
  [theme.breakpoints.down('sm')]: { padding: '16px 14px 22px' },
}))

/** Books side by side, as many as there is room for. */
const Shelf = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(132px, 42%), 1fr))',
  gap: '28px 20px',
} as const

const List = styled('ul')({ ...Shelf, listStyle: 'none', margin: 0, padding: 0 })

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
  return (
    <>
      {isRefetchError && !isFetchNextPageError && (
        <Box sx={{ mb: 2 }}>
          <RetryNote text={copy.loadFailed} onRetry={() => void query.refetch()} />
        </Box>
      )}
      <List ref={setList} aria-busy={isFetchingNextPage}>
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
      <Box sx={{ '& > div': Shelf }}>
        <LoadingRows label={copy.loading} count={8} row={() => <GhostBook />} />
      </Box>
    )
  if (blogs.length === 0)
    return <EmptyState scene={<Lighthouse />} title={copy.emptyTitle} description={copy.emptyText} />
  return <Books blogs={blogs} queryKey={queryKey} query={query} />
}

/** Stands for a book that is on its way. */
function GhostBook() {
  return (
    <div>
      <Box sx={{ aspectRatio: '2 / 3', borderRadius: '4px 10px 10px 4px', bgcolor: space.raised }} />
      <SkeletonLine sx={{ mt: '16px', width: '86%' }} />
      <SkeletonLine sx={{ mt: '12px', width: '52%' }} />
    </div>
  )
}
