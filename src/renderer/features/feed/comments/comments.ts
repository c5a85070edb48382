import { useInfiniteQuery, useMutation, type Query } from '@tanstack/react-query'
import { useMember } from '#renderer/session/MemberProvider.tsx'
import { compareOldestFirst, type Cursor } from '#renderer/lib/keyset.ts'
import { loadedPage, useNextPage, usePendingMutations } from '#renderer/server/cache/query-hooks.ts'
import { createComment, listComments, type CommentPage, type NewComment } from './api.ts'
import { changeComments, commentsKey, commentsOf, correctCount, type CommentsData } from './comments-cache.ts'

type CommentsKey = ReturnType<typeof commentsKey>

/** Many posts may be expanded: after an outage, or when the window gets the focus, only failed lists are read again. */
const isUnread = (query: Query<CommentPage, Error, CommentsData, CommentsKey>) =>
  query.state.data === undefined

/** Pages of a post's comments, oldest first. Expanding again rereads only the last page. */
export function useCommentPages(postId: string) {
  const { supabase } = useMember()
  const queryKey = commentsKey(postId)
  return useInfiniteQuery<CommentPage, Error, CommentsData, CommentsKey, Cursor | null>({
    queryKey,
    refetchOnReconnect: isUnread,
    refetchOnWindowFocus: isUnread,
    initialPageParam: null,
    queryFn: async ({ pageParam, client, signal }) => {
      const data = client.getQueryData<CommentsData>(queryKey)
      const known = loadedPage(data, pageParam)
      if (known && known !== data?.pages.at(-1)) return known
      const page = await listComments(supabase, postId, pageParam, signal)
      const count = countUpTo(pageParam, data) + page.remaining
      // Cancelled reads may predate a change that the card already shows.
      if (!signal.aborted) await correctCount(client, postId, count)
      return page
    },
    getNextPageParam: (page) => page.next,
  })
}

/** Number of comments before a page. */
const countUpTo = (after: Cursor | null, data: CommentsData | undefined): number =>
  after && data ? commentsOf(data).filter((comment) => compareOldestFirst(comment, after) <= 0).length : 0

/** Loads the next page of comments. */
export const useNextCommentPage = (postId: string, query: ReturnType<typeof useCommentPages>) =>
  useNextPage(commentsKey(postId), query)

type OwnComment = Omit<NewComment, 'post_id'>

const addKey = (postId: string) => ['add-comment', postId] as const

/** Whether the comment with this id is being sent. */
export const useIsSendingComment = (postId: string, id: string): boolean =>
  usePendingMutations<OwnComment>(addKey(postId)).some((comment) => comment?.id === id)

/** Adds a comment, shown below the loaded ones and counted. */
export function useAddComment(postId: string) {
  const { supabase } = useMember()
  return useMutation({
    mutationKey: addKey(postId),
    mutationFn: (comment: OwnComment) => createComment(supabase, { ...comment, post_id: postId }),
    onSuccess: (comment, _variables, _result, { client }) =>
      changeComments(client, postId, 1, (page, isLast) =>
        isLast ? { ...page, comments: [...page.comments, comment] } : page,
      ),
  })
}
