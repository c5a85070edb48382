import { atom } from 'jotai'
import { useAtomPart } from '#renderer/lib/store.ts'
import type { MemberScope } from '#renderer/session/member-scope.ts'
import { changePosts } from '../posts/feed-cache.ts'
import { lookAtPosts, PostGone } from '../posts/gone.ts'
import type { Post } from '../posts/post.ts'
import { dropSavedPost, likePost, savePost, unlikePost } from './api.ts'

type Wishes = Readonly<Record<string, boolean>>

/** A toggle of a post: like or save. */
interface Toggle {
  readonly isOn: (post: Post) => boolean
  /** The post with the toggle switched; unchanged for `undefined`. */
  readonly withWish: (post: Post, wish: boolean | undefined) => Post
  readonly turnOn: (member: MemberScope, postId: string) => Promise<void>
  /** @returns whether it was on */
  readonly turnOff: (member: MemberScope, postId: string) => Promise<boolean>
}

const without = (wishes: Wishes, wish: string) =>
  Object.fromEntries(Object.entries(wishes).filter(([id]) => id !== wish))

/** @throws {PostGone} if the post is gone */
async function expectPost(member: MemberScope, postId: string): Promise<void> {
  const { gone } = await lookAtPosts(member, [postId])
  if (gone.length > 0) throw new PostGone()
}

/** An optimistic toggle: the last click is a wish, shown over the post until the server has confirmed it. */
function createToggle({ isOn, withWish, turnOn, turnOff }: Toggle) {
  const wishesAtom = atom<Wishes>({})

  /** The wish for one post, so that a click renders only its own card. */
  const useWish = (postId: string): boolean | undefined => useAtomPart(wishesAtom, (wishes) => wishes[postId])

  /**
   * Sends one request per post at a time; the latest click wins. Rejects if the server refuses, or with `PostGone`, and
   * the post then shows the server's state.
   * @returns the final state on the server; `undefined` for a click handled by an earlier call
   */
  const toggleAtom = atom(
    null,
    async (get, set, member: MemberScope, post: Post): Promise<boolean | undefined> => {
      const earlier = get(wishesAtom)
      set(wishesAtom, { ...earlier, [post.id]: !isOn(withWish(post, earlier[post.id])) })
      // The request in progress checks the latest wish when it returns.
      if (earlier[post.id] !== undefined) return undefined

      let confirmed = isOn(post)
      const wanted = () => get(wishesAtom)[post.id]
      try {
        for (let wish = wanted(); wish !== undefined && wish !== confirmed; wish = wanted()) {
          if (wish) await turnOn(member, post.id)
          // Off already: by another window of the member, or with the post.
          else if (!(await turnOff(member, post.id))) await expectPost(member, post.id)
          confirmed = wish
          const is = confirmed
          await changePosts(member.queries, (posts) =>
            posts.map((known) => (known.id === post.id ? withWish(known, is) : known)),
          )
        }
      } finally {
        set(wishesAtom, without(get(wishesAtom), post.id))
      }
      return confirmed
    },
  )

  return { useWish, toggleAtom }
}

/** The post with `liked` as the member's like and the count adjusted; the same object if nothing changes. */
export function withLike(post: Post, liked: boolean | undefined): Post {
  if (liked === undefined || liked === post.user_liked) return post
  const likes_count = Math.max(0, post.likes_count + (liked ? 1 : -1))
  return { ...post, user_liked: liked, likes_count }
}

/** Likes a post or removes the like (spec §4). */
export const { toggleAtom: toggleLikeAtom, useWish: usePendingLike } = createToggle({
  isOn: ({ user_liked }) => user_liked,
  withWish: withLike,
  turnOn: ({ supabase }, postId) => likePost(supabase, postId),
  turnOff: ({ id, supabase }, postId) => unlikePost(supabase, postId, id),
})

/** The post marked as saved or not; the same object if nothing changes. */
export const withSave = (post: Post, saved: boolean | undefined): Post =>
  saved === undefined || saved === post.user_saved ? post : { ...post, user_saved: saved }

/** Saves a post to the own profile or removes it. */
export const { toggleAtom: toggleSaveAtom, useWish: usePendingSave } = createToggle({
  isOn: ({ user_saved }) => user_saved,
  withWish: withSave,
  turnOn: ({ supabase }, postId) => savePost(supabase, postId),
  turnOff: ({ id, supabase }, postId) => dropSavedPost(supabase, postId, id),
})
