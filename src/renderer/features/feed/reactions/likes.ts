import type { Post } from '../posts/post.ts'
import { likePost, unlikePost } from './api/likes.ts'
import { createToggle } from './toggle.ts'

/** The post with `liked` as its like of the reader, the count following. Unchanged when it already is so. */
export function withLike(post: Post, liked: boolean | undefined): Post {
  if (liked === undefined || liked === post.user_liked) return post
  const likes_count = Math.max(0, post.likes_count + (liked ? 1 : -1))
  return { ...post, user_liked: liked, likes_count }
}

/** Likes a post, or takes the like back (spec §4). */
export const { toggleAtom: toggleLikeAtom, useWish: useLikeWish } = createToggle({
  isOn: ({ user_liked }) => user_liked,
  withWish: withLike,
  send: (postId, userId, liked) => (liked ? likePost(postId) : unlikePost(postId, userId)),
})
