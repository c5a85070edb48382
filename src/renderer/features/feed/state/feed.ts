import { atomWithInfiniteQuery, atomWithMutation } from 'jotai-tanstack-query'
import { currentUserIdAtom } from '#renderer/entities/session/state/session.ts'
import type { Cursor } from '../api/cursor.ts'
import { listPosts, type FeedPosition, type PostPage } from '../api/list-posts.ts'
import type { FeedFilter } from '../categories.ts'
import { feedKey, postsOf, type FeedData } from './feed-cache.ts'

/** A refetch begins at the post that is on top for the reader: newer ones wait for the pill, so nothing jumps. */
function firstPosition(loaded: FeedData | undefined): FeedPosition {
  const top = loaded && postsOf(loaded)[0]
  return top ? { startingAt: top } : 'newest'
}

/** Pages of the feed for the signed-in member. */
export const createFeedAtom = (filter: FeedFilter) =>
  atomWithInfiniteQuery<PostPage, Error, FeedData, ReturnType<typeof feedKey>, Cursor | null>((get) => {
    const userId = get(currentUserIdAtom)
    const queryKey = feedKey(userId, filter)
    return {
      queryKey,
      enabled: userId !== null,
      initialPageParam: null,
      queryFn: ({ pageParam, client, signal }) =>
        listPosts(
          filter,
          pageParam ? { after: pageParam } : firstPosition(client.getQueryData<FeedData>(queryKey)),
          signal,
        ),
      getNextPageParam: (page) => page.next,
    }
  })

/** Shows the feed anew from its newest post. Until the answer is there, what was shown stays. */
export const createRenewFeedAtom = (filter: FeedFilter) =>
  atomWithMutation<PostPage>((get) => {
    const queryKey = feedKey(get(currentUserIdAtom), filter)
    return {
      mutationFn: () => listPosts(filter, 'newest'),
      onSuccess: async (page, _variables, _result, { client }) => {
        await client.cancelQueries({ queryKey })
        client.setQueryData<FeedData>(queryKey, { pages: [page], pageParams: [null] })
      },
    }
  })
