import { atom, useAtomValue } from 'jotai'
import { currentUserIdAtom } from '#renderer/entities/session/session.ts'
import { useAtomPart } from '#renderer/lib/state/use-atom-part.ts'
import { queryClient } from '#renderer/server/query-client.ts'
import { changePosts } from '../posts/feed-cache.ts'
import type { Post } from '../posts/post.ts'
import { likePost, unlikePost } from './api/likes.ts'

type Wishes = Readonly<Record<string, boolean>>

/** What members want while the server has not confirmed it: `key` → liked. Merged into the posts on read. */
const likeWishesAtom = atom<Wishes>({})

const key = (userId: string | null, postId: string) => `${userId} ${postId}`

/** The wish for one post, so that a like draws nothing anew but its own card. */
export function useLikeWish(postId: string): boolean | undefined {
  const userId = useAtomValue(currentUserIdAtom)
  return useAtomPart(likeWishesAtom, (wishes) => wishes[key(userId, postId)])
}

/** The post with `liked` as its like of the reader, the count following. Unchanged when it already is so. */
export function withLike(post: Post, liked: boolean | undefined): Post {
  if (liked === undefined || liked === post.user_liked) return post
  const likes_count = Math.max(0, post.likes_count + (liked ? 1 : -1))
  return { ...post, user_liked: liked, likes_count }
}

const without = (wishes: Wishes, wish: string) =>
  Object.fromEntries(Object.entries(wishes).filter(([id]) => id !== wish))

/**
 * Likes a post, or takes the like back (spec §4). Shows at once; one request per post is on its way at a time and
 * the newest click wins. Rejects when the server refuses, and the like then shows again as the server has it.
 */
export const toggleLikeAtom = atom(null, async (get, set, post: Post) => {
  const userId = get(currentUserIdAtom)
  if (userId === null) return
  const own = key(userId, post.id)
  const earlier = get(likeWishesAtom)
  set(likeWishesAtom, { ...earlier, [own]: !withLike(post, earlier[own]).user_liked })
  // The request on its way looks at the newest wish when it returns.
  if (earlier[own] !== undefined) return

  let confirmed = post.user_liked
  // Who leaves meanwhile wants nothing more: the next request would be somebody else's.
  const wanted = () => (get(currentUserIdAtom) === userId ? get(likeWishesAtom)[own] : confirmed)
  try {
    for (let wish = wanted(); wish !== undefined && wish !== confirmed; wish = wanted()) {
      await (wish ? likePost(post.id) : unlikePost(post.id, userId))
      confirmed = wish
      const liked = confirmed
      await changePosts(queryClient, userId, (posts) =>
        posts.map((known) => (known.id === post.id ? withLike(known, liked) : known)),
      )
    }
  } finally {
    set(likeWishesAtom, without(get(likeWishesAtom), own))
  }
})
