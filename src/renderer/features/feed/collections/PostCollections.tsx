import Box from '@mui/material/Box'
import { useMemo, type ReactNode } from 'react'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useUndeleted } from '#renderer/entities/deletion/undoable-deletion.ts'
import { Lightbox } from '#renderer/entities/files/show/Lightbox.tsx'
import { useFirstFailure } from '#renderer/lib/use-first-failure.ts'
import { useNextPage } from '#renderer/server/cache/query-hooks.ts'
import { ErrorState } from '#renderer/ui/states/Notice.tsx'
import { Lighthouse, Telescope } from '#renderer/ui/states/scenes.tsx'
import { useIsAway, WhenBack } from '#renderer/ui/states/WhenBack.tsx'
import { useReportFailure } from '#renderer/ui/toasts/use-report-failure.ts'
import { useFocusOnMore } from '#renderer/ui/virtual-list/list-focus.ts'
import { idsInSight, useNearEnd, useVirtualList } from '#renderer/ui/virtual-list/use-virtual-list.ts'
import { VirtualRows } from '#renderer/ui/virtual-list/VirtualRows.tsx'
import { copy } from '../copy.ts'
import { deletablePost } from '../card/post-mutations.ts'
import { mediaOfPost } from '../posts/post-media.ts'
import { PostCard } from '../card/PostCard.tsx'
import type { Post } from '../posts/post.ts'
import { FeedEnd } from '../timeline/FeedEnd.tsx'
import { useLiveCounts } from '../timeline/live-counts.ts'
import { useCategoryPosts, useMemberPosts, useSavedPosts, type Collection } from './collections.ts'
import { postsOf } from '../posts/feed-cache.ts'
import { Sheet } from '../card/PostSheet.ts'
import type { PostCategory } from '../categories.ts'

/** Height in pixels of a post with two lines of text. */
const ROW = 128
/** Posts left below the viewport when more are loaded. */
const AHEAD = 6

interface CollectionRowsProps {
  readonly title: string
  readonly posts: readonly Post[]
  readonly collection: Collection
  readonly isEndless: boolean
}

/** Posts as a virtual list. */
function CollectionRows({ title, posts, collection, isEndless }: CollectionRowsProps) {
  const { queryKey, query } = collection
  const { hasNextPage, isFetching, isFetchingNextPage, isFetchNextPageError } = query
  const ids = useMemo(() => posts.map(({ id }) => id), [posts])
  const list = useVirtualList({ ids, estimate: ROW, overscan: 4 })
  useLiveCounts(() => idsInSight(ids, list.virtualizer))
  const fetchNext = useNextPage(queryKey, query)
  const onMore = () => void fetchNext()
  useNearEnd(list, AHEAD, isEndless && hasNextPage && !isFetching && !isFetchNextPageError, onMore)
  const focus = useFocusOnMore(ids, list.element)
  return (
    <>
      <Lightbox label={copy.feed.pictures} rows={posts} mediaOf={mediaOfPost}>
        <VirtualRows list={list} role="feed" aria-label={title} aria-busy={isFetching}>
          {(index) => {
            const post = posts[index]
            return (
              post && (
                <PostCard
                  post={post}
                  position={index + 1}
                  total={hasNextPage ? -1 : posts.length}
                  showsCategory
                  isArriving={false}
                />
              )
            )
          }}
        </VirtualRows>
      </Lightbox>
      {hasNextPage || isFetchNextPageError ? (
        <FeedEnd
          hasMore={hasNextPage}
          isLoading={isFetchingNextPage}
          failure={isFetchNextPageError ? copy.feed.loadFailed : null}
          onMore={onMore}
          focus={focus}
        />
      ) : (
        <Box sx={{ height: 10 }} />
      )}
    </>
  )
}

interface CollectionSheetProps {
  readonly title: string
  /** Text if there are no posts. */
  readonly empty: string
  /** Drawing beside it, if the page has no other. */
  readonly art?: ReactNode
  readonly collection: Collection
  /** More posts are loaded by scrolling, not only by the button. */
  readonly isEndless: boolean
}

const emptyRow = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 24px',
  p: '20px var(--edge)',
  '& svg': { width: 150, height: 90 },
} as const

/** Its last row ends with the sheet. */
const unlined = { '& [role=feed] > :has(+ [aria-hidden]:last-child) > article': { borderBottom: 0 } } as const

/** Posts on a profile, under a title of their own. */
function CollectionSheet({ title, ...list }: CollectionSheetProps) {
  return (
    <Sheet aria-label={title} sx={unlined}>
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

function Posts({ title, empty, art, collection, isEndless }: CollectionSheetProps) {
  const { data, isError, refetch } = collection.query
  const isAway = useIsAway()
  const reportFailure = useReportFailure('echo')
  useFirstFailure(title, collection.query, (cause) => reportFailure(copy.feed.loadFailed, cause))
  const posts = useUndeleted(
    deletablePost,
    useMemo(() => data && postsOf(data), [data]),
  )
  if (!posts && isError) return <ErrorState message={copy.feed.late.all} onRetry={() => void refetch()} />
  if (!posts) return <PostsSkeleton />
  if (posts.length > 0)
    return <CollectionRows title={title} posts={posts} collection={collection} isEndless={isEndless} />
  return (
    <Box sx={emptyRow}>
      {!isAway && art && <Box aria-hidden>{art}</Box>}
      {isAway ? <WhenBack /> : <Typography sx={{ color: 'text.secondary' }}>{empty}</Typography>}
    </Box>
  )
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

/** Posts of a category, for its section. */
export function CategoryPosts({ category }: { readonly category: PostCategory }) {
  const collection = useCategoryPosts(category)
  const { title, empty } = copy.collection.category
  return <CollectionSheet title={title} empty={empty} collection={collection} isEndless />
}

/** 'Colecciones': the posts that the member has saved (design §7). */
export function SavedPosts() {
  const collection = useSavedPosts()
  const { title, empty } = copy.collection.saved
  return (
    <CollectionSheet
      title={title}
      empty={empty}
      art={<Telescope />}
      collection={collection}
      isEndless={false}
    />
  )
}

/** Posts of a member, for their profile. */
export function MemberPosts({ memberId }: { readonly memberId: string }) {
  const collection = useMemberPosts(memberId)
  const { title, empty } = copy.collection.published
  return (
    <CollectionSheet title={title} empty={empty} art={<Lighthouse />} collection={collection} isEndless />
  )
}
