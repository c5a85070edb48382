import type { Query } from '@tanstack/query-core'
import { atomWithInfiniteQuery, atomWithMutation } from 'jotai-tanstack-query'
import { currentUserIdAtom } from '#renderer/entities/session/session.ts'
import type { Cursor } from '#renderer/lib/cursor.ts'
import { loadedPage } from '../posts/page.ts'
import { createComment, type NewComment } from './api/create-comment.ts'
import { deleteComment } from './api/delete-comment.ts'
import { listComments, type CommentPage } from './api/list-comments.ts'
import type { Comment } from './comment.ts'
import { commentsKey, changeComments, type CommentsData } from './comments-cache.ts'

type CommentsKey = ReturnType<typeof commentsKey>

/** Any number of posts may stand open: regaining the server or the focus reads those only that could not be read. */
const isUnread = (query: Query<CommentPage, Error, CommentsData, CommentsKey>) =>
  query.state.data === undefined

/** Pages of the comments of a post, oldest first. Opened again, only the last page that was read is read anew. */
export const createCommentsAtom = (postId: string) =>
  atomWithInfiniteQuery<CommentPage, Error, CommentsData, CommentsKey, Cursor | null>((get) => {
    const queryKey = commentsKey(get(currentUserIdAtom), postId)
    return {
      queryKey,
      refetchOnReconnect: isUnread,
      refetchOnWindowFocus: isUnread,
      initialPageParam: null,
      queryFn: ({ pageParam, client, signal }) => {
        const data = client.getQueryData<CommentsData>(queryKey)
        const known = loadedPage(data, pageParam)
        return known && known !== data?.pages.at(-1) ? known : listComments(postId, pageParam, signal)
      },
      getNextPageParam: (page) => page.next,
    }
  })

export const createAddCommentAtom = (postId: string) =>
  atomWithMutation<Comment, Omit<NewComment, 'post_id'>>((get) => {
    const userId = get(currentUserIdAtom)
    return {
      mutationFn: (comment) => createComment({ ...comment, post_id: postId }),
      onSuccess: async (comment, _variables, _result, { client }) => {
        await changeComments(client, userId, postId, 1, (page, isLast) =>
          isLast ? { ...page, comments: [...page.comments, comment] } : page,
        )
      },
    }
  })

export const createDeleteCommentAtom = (postId: string) =>
  atomWithMutation<unknown, string>((get) => {
    const userId = get(currentUserIdAtom)
    return {
      mutationFn: deleteComment,
      onSuccess: async (_data, id, _result, { client }) => {
        await changeComments(client, userId, postId, -1, (page) => ({
          ...page,
          comments: page.comments.filter((comment) => comment.id !== id),
        }))
      },
    }
  })
