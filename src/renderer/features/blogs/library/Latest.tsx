import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useMemo, useId } from 'react'
import { useReportFailure } from '#renderer/ui/toasts/use-report-failure.ts'
import { useFirstFailure } from '#renderer/lib/use-first-failure.ts'
import { EmptyState, ErrorState } from '#renderer/ui/states/Notice.tsx'
import { LoadingRows } from '#renderer/ui/states/LoadingRows.tsx'
import { Lighthouse } from '#renderer/ui/states/scenes.tsx'
import { blogsOf, useBlogs } from '../blog/blogs.ts'
import { copy } from '../copy.ts'
import { GhostBook } from './GhostBook.tsx'
import { Shelf, Surface } from './Shelf.ts'
import { Books } from './Books.tsx'

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
