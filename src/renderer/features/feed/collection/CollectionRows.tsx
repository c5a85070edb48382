import Box from '@mui/material/Box'
import { useMemo } from 'react'
import { Enlarging } from '#renderer/entities/files/show/Lightbox.tsx'
import { useFocusOnMore } from '#renderer/ui/virtual-list/list-focus.ts'
import { useNearEnd, useVirtualList } from '#renderer/ui/virtual-list/use-virtual-list.ts'
import { VirtualRows } from '#renderer/ui/virtual-list/VirtualRows.tsx'
import { copy } from '../copy.ts'
import { mediaOfPost } from '../media/media-of-post.ts'
import { PostCard } from '../post/PostCard.tsx'
import type { Post } from '../posts/post.ts'
import { useNextPage } from '#renderer/server/cache/query-hooks.ts'
import { FeedEnd } from '../timeline/FeedEnd.tsx'
import type { Collection } from './collections.ts'

/** Pixels of a post with two lines of text. */
const ROW = 117
/** Posts below the window when more are fetched. */
const AHEAD = 6

interface CollectionRowsProps {
  readonly title: string
  readonly posts: readonly Post[]
  readonly collection: Collection
  readonly isEndless: boolean
}

/** Posts of which the page holds those near the window. */
export function CollectionRows({ title, posts, collection, isEndless }: CollectionRowsProps) {
  const { queryKey, query } = collection
  const { hasNextPage, isFetching, isFetchingNextPage, isFetchNextPageError } = query
  const ids = useMemo(() => posts.map(({ id }) => id), [posts])
  const list = useVirtualList({ ids, estimate: ROW, overscan: 4 })
  const fetchNext = useNextPage(queryKey, query)
  const onMore = () => void fetchNext()
  useNearEnd(list, AHEAD, isEndless && hasNextPage && !isFetching && !isFetchNextPageError, onMore)
  const focus = useFocusOnMore(ids, list.element)
  return (
    <>
      <Enlarging label={copy.feed.pictures} rows={posts} mediaOf={mediaOfPost}>
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
      </Enlarging>
      {hasNextPage || isFetchNextPageError ? (
        <FeedEnd
          hasMore={hasNextPage}
          isLoading={isFetchingNextPage}
          hasFailed={isFetchNextPageError}
          onMore={onMore}
          focus={focus}
        />
      ) : (
        // The last hairline stays clear of the corners.
        <Box sx={{ height: 20 }} />
      )}
    </>
  )
}
