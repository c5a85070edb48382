import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import { embedsMembers, withAuthor } from '#renderer/entities/member/own-profile.ts'
import { compareOldestFirst, type Cursor } from '#renderer/lib/keyset.ts'
import { changeCached } from '#renderer/server/cache/change-cached.ts'
import { changePosts, isPostKnown } from '../posts/feed-cache.ts'
import type { CommentPage } from './api.ts'
import type { Post } from '../posts/post.ts'
import type { Comment } from './comment.ts'

export type CommentsData = InfiniteData<CommentPage, Cursor | null>

/** Where the cache has the comments of a post, as this member sees them. */
export const commentsKey = (postId: string) => ['comments', postId] as const

embedsMembers<CommentsData>('comments', (data, card) => ({
  ...data,
  pages: data.pages.map((page) => ({ ...page, comments: withAuthor(page.comments, card) })),
}))

/** Every comment that is known, once each, oldest first: also one just written while pages before it are not loaded. */
export function commentsOf(data: CommentsData): readonly Comment[] {
  const byId = new Map(data.pages.flatMap((page) => page.comments).map((comment) => [comment.id, comment]))
  return [...byId.values()].sort(compareOldestFirst)
}

/** Has every card of a post tell the number of comments that were found. */
export async function correctCount(
  client: QueryClient,
  postId: string,
  comments_count: number,
): Promise<void> {
  const isWrong = (post: Post) => post.id === postId && post.comments_count !== comments_count
  if (!isPostKnown(client, isWrong)) return
  await changePosts(client, (posts) =>
    posts.map((post) => (isWrong(post) ? { ...post, comments_count } : post)),
  )
}

/**
 * Applies a change to the loaded comments of a post and to the count on its card.
 * @param change may be made to a page that knows of it: `commentsOf` takes each comment once
 * @param difference how many comments the post has more (or, negative, less) than before
 */
export async function changeComments(
  client: QueryClient,
  postId: string,
  difference: number,
  change: (page: CommentPage, isLast: boolean) => CommentPage,
): Promise<void> {
  const changeData = (data: CommentsData) => ({
    ...data,
    pages: data.pages.map((page, index) => change(page, index === data.pages.length - 1)),
  })
  await changeCached(client, commentsKey(postId), changeData, { isRepeatable: true })
  await changePosts(client, (posts) =>
    posts.map((post) =>
      post.id === postId ? { ...post, comments_count: Math.max(0, post.comments_count + difference) } : post,
    ),
  )
}
