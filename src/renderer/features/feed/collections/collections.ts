import { useInfiniteQuery, type QueryKey } from '@tanstack/react-query'
import { useMember } from '#renderer/session/MemberProvider.tsx'
import type { Cursor } from '#renderer/lib/keyset.ts'
import { loadedPage } from '#renderer/server/cache/query-hooks.ts'
import { categoryPostsKey, memberPostsKey, savedPostsKey, type FeedData } from '../posts/feed-cache.ts'
import type { PostCategory } from '../categories.ts'
import { listPosts, type PostPage } from '../posts/api.ts'
import { listMemberPosts, listSavedPosts } from './api.ts'

type ReadPage = (after: Cursor | null, signal: AbortSignal) => Promise<PostPage>

export type Collection = ReturnType<typeof useCollection>

/** A paged list of posts. A refetch keeps pages that still connect to the refetched ones. */
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

/** Posts of a member. */
export function useMemberPosts(memberId: string) {
  const { supabase } = useMember()
  return useCollection(memberPostsKey(memberId), (after, signal) =>
    listMemberPosts(supabase, memberId, after, signal),
  )
}

/** Posts of a category. */
export function useCategoryPosts(category: PostCategory) {
  const { supabase } = useMember()
  return useCollection(categoryPostsKey(category), (after, signal) =>
    listPosts(supabase, category, after ? { after } : { startingAt: null }, signal),
  )
}

/** Posts that the signed-in member has saved. */
export function useSavedPosts() {
  const { id, supabase } = useMember()
  return useCollection(savedPostsKey, (after, signal) => listSavedPosts(supabase, id, after, signal))
}
