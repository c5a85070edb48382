import { useInfiniteQuery, useMutation, type Query } from '@tanstack/react-query'
import { useMember } from '#renderer/session/MemberProvider.tsx'
import { compareOldestFirst, type Cursor } from '#renderer/lib/keyset.ts'
import { loadedPage, useNextPage, usePendingMutations } from '#renderer/server/cache/query-hooks.ts'
import { createComment, listComments, type CommentPage, type NewComment } from './api.ts'
import { changeComments, commentsKey, correctCount, countOf, type CommentsData } from './comments-cache.ts'

type CommentsKey = ReturnType<typeof commentsKey>

/** What was read is kept true by looks at it (`open-comments.ts`). */
const isUnread = (query: Query<CommentPage, Error, CommentsData, CommentsKey>) =>
  query.state.data === undefined

/** Pages of a post's comments, oldest first. A refetch rereads only the last page. */
export function useCommentPages(postId: string) {
  const { supabase } = useMember()
  const queryKey = commentsKey(postId)
  return useInfiniteQuery<CommentPage, Error, CommentsData, CommentsKey, Cursor | null>({
    queryKey,
    refetchOnMount: isUnread,
    refetchOnReconnect: isUnread,
    refetchOnWindowFocus: isUnread,
    initialPageParam: null,
    queryFn: async ({ pageParam, client, signal }) => {
      const data = client.getQueryData<CommentsData>(queryKey)
      const known = loadedPage(data, pageParam)
      if (known && known !== data?.pages.at(-1)) return known
      const page = withOwn(await listComments(supabase, postId, pageParam, signal), known)
      const pages = [...(data?.pages.slice(0, known ? -1 : undefined) ?? []), page]
      // Cancelled reads may predate a change that the card already shows.
      if (!signal.aborted) await correctCount(client, postId, countOf({ pages, pageParams: [] }))
      return page
    },
    getNextPageParam: (page) => page.next,
  })
}

/** The page as read anew, with the comments that the member has written meanwhile and that lie beyond it. */
function withOwn(page: CommentPage, known: CommentPage | undefined): CommentPage {
  const { next } = page
  const own = next && known ? known.comments.filter((comment) => compareOldestFirst(comment, next) > 0) : []
  return { ...page, comments: [...page.comments, ...own] }
}

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
        isLast
          ? { ...page, comments: [...page.comments, comment], beyond: page.next ? page.beyond + 1 : 0 }
          : page,
      ),
  })
}
