import { atom } from 'jotai'
import { currentUserIdAtom } from '#renderer/entities/session/session.ts'
import { queryClient } from '#renderer/server/query-client.ts'
import { useAtomPart } from '#renderer/lib/use-atom-part.ts'
import { changePosts } from '../posts/feed-cache.ts'
import type { Post } from '../posts/post.ts'
import { likePost, unlikePost } from './api/likes.ts'

/** What the member wants while the server has not confirmed it: post id → liked. Merged into the posts on read. */
const likeWishesAtom = atom<Readonly<Record<string, boolean>>>({})

/** The wish for one post, so that a like draws nothing anew but its own card. */
export const useLikeWish = (postId: string) => useAtomPart(likeWishesAtom, (wishes) => wishes[postId])

/** The post with `liked` as its like of the reader, the count following. Unchanged when it already is so. */
export function withLike(post: Post, liked: boolean | undefined): Post {
  if (liked === undefined || liked === post.user_liked) return post
  const likes_count = Math.max(0, post.likes_count + (liked ? 1 : -1))
  return { ...post, user_liked: liked, likes_count }
}

const withoutWish = (wishes: Readonly<Record<string, boolean>>, postId: string) =>
  Object.fromEntries(Object.entries(wishes).filter(([id]) => id !== postId))

/**
 * Likes a post, or takes the like back (spec §4). Shows at once; one request per post is on its way at a time and
 * the newest click wins. Rejects when the server refuses, and the like then shows again as the server has it.
 */
export const toggleLikeAtom = atom(null, async (get, set, post: Post) => {
  const userId = get(currentUserIdAtom)
  if (userId === null) return
  const earlier = get(likeWishesAtom)
  set(likeWishesAtom, { ...earlier, [post.id]: !withLike(post, earlier[post.id]).user_liked })
  // The request on its way looks at the newest wish when it returns.
  if (earlier[post.id] !== undefined) return

  let confirmed = post.user_liked
  try {
    for (let wish = !confirmed; wish !== confirmed; wish = get(likeWishesAtom)[post.id] ?? confirmed) {
      await (wish ? likePost(post.id) : unlikePost(post.id, userId))
      confirmed = wish
      const liked = confirmed
      await changePosts(queryClient, userId, (posts) =>
        posts.map((known) => (known.id === post.id ? withLike(known, liked) : known)),
      )
    }
  } finally {
    set(likeWishesAtom, withoutWish(get(likeWishesAtom), post.id))
  }
})
