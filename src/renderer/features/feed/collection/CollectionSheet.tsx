import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useMemo } from 'react'
import { useReportFailure } from '#renderer/ui/toasts/use-report-failure.ts'
import { useFirstFailure } from '#renderer/lib/use-first-failure.ts'
import { ErrorState } from '#renderer/ui/states/Notice.tsx'
import { copy } from '../copy.ts'
import { postsOf } from '../posts/feed-cache.ts'
import { Sheet } from '../timeline/Sheet.tsx'
import { CollectionRows } from './CollectionRows.tsx'
import type { Collection } from './collections.ts'

interface CollectionSheetProps {
  readonly title: string
  /** Instead of posts, where there are none. */
  readonly empty: string
  readonly collection: Collection
  /** More come as the end comes near, not by button alone. */
  readonly isEndless: boolean
}

/** Posts on a profile, under a title of their own. */
export function CollectionSheet({ title, ...list }: CollectionSheetProps) {
  return (
    <Sheet aria-label={title}>
      <Typography
        variant="h3"
        component="h2"
        sx={{ p: '20px var(--edge) 12px', borderBottom: 'var(--hairline)' }}
      >
        {title}
      </Typography>
      <Posts title={title} {...list} />
    </Sheet>
  )
}

function Posts({ title, empty, collection, isEndless }: CollectionSheetProps) {
  const { data, isError, refetch } = collection.query
  const reportFailure = useReportFailure('echo')
  useFirstFailure(title, collection.query, (cause) => reportFailure(copy.feed.loadFailed, cause))
  const posts = useMemo(() => data && postsOf(data), [data])
  if (!posts && isError) return <ErrorState message={copy.feed.loadFailed} onRetry={() => void refetch()} />
  if (!posts) return <PostsSkeleton />
  if (posts.length > 0)
    return <CollectionRows title={title} posts={posts} collection={collection} isEndless={isEndless} />
  return <Typography sx={{ p: '20px var(--edge)', color: 'text.secondary' }}>{empty}</Typography>
}

function PostsSkeleton() {
  return (
    <Box role="status" aria-label={copy.feed.loading} sx={{ p: '14px var(--edge)', display: 'grid', gap: 3 }}>
      {['72%', '88%', '54%'].map((width) => (
        <Box key={width} sx={{ display: 'grid', gridTemplateColumns: '44px 1fr', columnGap: 1.75 }}>
          <Skeleton variant="circular" width={44} height={44} />
          <div>
            <Skeleton width="34%" />
            <Skeleton width={width} />
          </div>
        </Box>
      ))}
    </Box>
  )
}
