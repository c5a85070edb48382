import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import type { QueryKey } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { RetryNote } from '#renderer/ui/states/RetryNote.tsx'
import { LoadMore } from '#renderer/ui/states/LoadMore.tsx'
import { useFocusOnMore } from '#renderer/ui/virtual-list/list-focus.ts'
import { useNextPage } from '#renderer/server/cache/query-hooks.ts'
import type { Blog } from '../blog/blog.ts'
import type { useBlogs } from '../blog/blogs.ts'
import { copy } from '../copy.ts'
import { Book } from './Book.tsx'
import { Shelf } from './Shelf.ts'
import { useShelfPlace } from './shelf-place.ts'

const List = styled('ul')({ ...Shelf, listStyle: 'none', margin: 0, padding: 0 })

interface BooksProps {
  readonly blogs: readonly Blog[]
  readonly queryKey: QueryKey
  readonly query: ReturnType<typeof useBlogs>['query']
}

/** The books that were read so far, and a button for twenty more. */
export function Books({ blogs, queryKey, query }: BooksProps) {
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
          <Book key={blog.id} blog={blog} index={index} />
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
