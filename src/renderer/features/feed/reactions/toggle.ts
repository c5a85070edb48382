import { atom, useAtomValue } from 'jotai'
import { currentUserIdAtom } from '#renderer/session/session.ts'
import { useAtomPart } from '#renderer/lib/store.ts'
import { queryClient } from '#renderer/server/cache/query-client.ts'
import { changePosts } from '../posts/feed-cache.ts'
import type { Post } from '../posts/post.ts'

type Wishes = Readonly<Record<string, boolean>>

/** What the reader does to a post with one click and takes back with the next. */
interface Toggle {
  readonly isOn: (post: Post) => boolean
  /** The post with it turned on or off; `undefined` wishes nothing. */
  readonly withWish: (post: Post, wish: boolean | undefined) => Post
  readonly send: (postId: string, userId: string, on: boolean) => Promise<void>
}

const key = (userId: string | null, postId: string) => `${userId} ${postId}`

const without = (wishes: Wishes, wish: string) =>
  Object.fromEntries(Object.entries(wishes).filter(([id]) => id !== wish))

/** A toggle that shows at once: what was clicked last is a wish laid over the post until the server has confirmed it. */
export function createToggle({ isOn, withWish, send }: Toggle) {
  const wishesAtom = atom<Wishes>({})

  /** The wish for one post, so that a click draws nothing anew but its own card. */
  function useWish(postId: string): boolean | undefined {
    const userId = useAtomValue(currentUserIdAtom)
    return useAtomPart(wishesAtom, (wishes) => wishes[key(userId, postId)])
  }

  /**
   * One request per post is on its way at a time and the newest click wins. Rejects when the server refuses, and the
   * post then shows again as the server has it.
   * @returns what the server has in the end; `undefined` for a click that an earlier one carries out
   */
  const toggleAtom = atom(null, async (get, set, post: Post): Promise<boolean | undefined> => {
    const userId = get(currentUserIdAtom)
    if (userId === null) return undefined
    const own = key(userId, post.id)
    const earlier = get(wishesAtom)
    set(wishesAtom, { ...earlier, [own]: !isOn(withWish(post, earlier[own])) })
    // The request on its way looks at the newest wish when it returns.
    if (earlier[own] !== undefined) return undefined

    let confirmed = isOn(post)
    // Who leaves meanwhile wants nothing more: the next request would be somebody else's.
    const wanted = () => (get(currentUserIdAtom) === userId ? get(wishesAtom)[own] : confirmed)
    try {
      for (let wish = wanted(); wish !== undefined && wish !== confirmed; wish = wanted()) {
        await send(post.id, userId, wish)
        confirmed = wish
        const is = confirmed
        await changePosts(queryClient, userId, (posts) =>
          posts.map((known) => (known.id === post.id ? withWish(known, is) : known)),
        )
      }
    } finally {
      set(wishesAtom, without(get(wishesAtom), own))
    }
    return confirmed
  })

  return { useWish, toggleAtom }
}
