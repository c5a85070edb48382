import { useInfiniteQuery, type QueryKey } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { currentUserIdAtom } from '#renderer/session/session.ts'
import type { Cursor } from '#renderer/lib/keyset.ts'
import { categoryPostsKey, memberPostsKey, savedPostsKey, type FeedData } from '../posts/feed-cache.ts'
import type { PostCategory } from '../categories.ts'
import { listPosts, type PostPage } from '../posts/api.ts'
import { loadedPage } from '#renderer/server/cache/query-hooks.ts'
import { listMemberPosts, listSavedPosts } from './api.ts'

type ReadPage = (after: Cursor | null, signal: AbortSignal) => Promise<PostPage>

export type Collection = ReturnType<typeof useCollection>

/** A list of posts by pages. When it is read again, pages that still follow what was read before them stay. */
function useCollection(queryKey: QueryKey, readPage: ReadPage) {
  const query = useInfiniteQuery<PostPage, Error, FeedData, QueryKey, Cursor | null>({
    queryKey,
    initialPageParam: null,
    queryFn: ({ pageParam, client, signal }) => {
      const known = pageParam && loadedPage(client.getQueryData<FeedData>(queryKey), pageParam)
      return known ?? readPage(pageParam, signal)
    },
    getNextPageParam: (page) => page.next,
  })
  return { queryKey, query }
}

/** What a member has published. */
export const useMemberPosts = (memberId: string) =>
  useCollection(memberPostsKey(useAtomValue(currentUserIdAtom), memberId), (after, signal) =>
    listMemberPosts(memberId, after, signal),
  )

/** What is published in a category. */
export const useCategoryPosts = (category: PostCategory) =>
  useCollection(categoryPostsKey(useAtomValue(currentUserIdAtom), category), (after, signal) =>
    listPosts(category, after ? { after } : { startingAt: null }, signal),
  )

/** What the signed-in member has saved. */
export function useSavedPosts() {
  const userId = useAtomValue(currentUserIdAtom)
  return useCollection(savedPostsKey(userId), (after, signal) => listSavedPosts(userId ?? '', after, signal))
}
