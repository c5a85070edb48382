import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import { embedsMembers, withAuthor } from '#renderer/entities/member/own-profile.ts'
import { compareOldestFirst, type Cursor } from '#renderer/lib/keyset.ts'
import { changeCached } from '#renderer/server/cache/change-cached.ts'
import { changePosts, isPostKnown } from '../posts/feed-cache.ts'
import type { CommentPage } from './api.ts'
import type { Post } from '../posts/post.ts'
import type { Comment } from './comment.ts'

export type CommentsData = InfiniteData<CommentPage, Cursor | null>

/** Query key of the comments of a post. */
export const commentsKey = (postId: string) => ['comments', postId] as const

embedsMembers<CommentsData>('comments', (data, card) => ({
  ...data,
  pages: data.pages.map((page) => ({ ...page, comments: withAuthor(page.comments, card) })),
}))

/** All known comments, without duplicates, oldest first; includes a new own one while pages before it are missing. */
export function commentsOf(data: CommentsData): readonly Comment[] {
  const byId = new Map(data.pages.flatMap((page) => page.comments).map((comment) => [comment.id, comment]))
  return [...byId.values()].sort(compareOldestFirst)
}

/** Number of comments of a post, by what is loaded of them. */
export function countOf(data: CommentsData): number {
  const { next = null, beyond = 0 } = data.pages.at(-1) ?? {}
  const comments = commentsOf(data)
  // An own one written meanwhile may lie beyond.
  const within = next ? comments.filter((comment) => compareOldestFirst(comment, next) <= 0) : comments
  return within.length + beyond
}

/** Corrects the number of comments on every card of a post. */
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

type ChangePage = (page: CommentPage, isLast: boolean) => CommentPage

/** @param change may be applied to a page that already has it: `commentsOf` removes duplicates */
const changePages = (client: QueryClient, postId: string, change: ChangePage): Promise<void> =>
  changeCached<CommentsData>(
    client,
    commentsKey(postId),
    (data) => ({
      ...data,
      pages: data.pages.map((page, index) => change(page, index === data.pages.length - 1)),
    }),
    { isRepeatable: true },
  )

/**
 * Applies a change to the loaded comments of a post and to the count on its card.
 * @param difference change of the number of comments
 */
export async function changeComments(
  client: QueryClient,
  postId: string,
  difference: number,
  change: ChangePage,
): Promise<void> {
  await changePages(client, postId, change)
  await changePosts(client, (posts) =>
    posts.map((post) =>
      post.id === postId ? { ...post, comments_count: Math.max(0, post.comments_count + difference) } : post,
    ),
  )
}

/** The page without these comments. */
export const without = (page: CommentPage, ids: readonly string[]): CommentPage => ({
  ...page,
  comments: page.comments.filter(({ id }) => !ids.includes(id)),
})

/** Takes comments out of the list that others have removed; the card of the post has heard of them. */
export const dropComments = (client: QueryClient, postId: string, ids: readonly string[]): Promise<void> =>
  changePages(client, postId, (page) => without(page, ids))
