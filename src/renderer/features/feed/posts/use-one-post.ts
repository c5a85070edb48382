import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { z } from 'zod/mini'
import { currentUserIdAtom } from '#renderer/session/session.ts'
import { getPost } from './api/get-post.ts'
import { onePostKey, type FeedData } from './feed-cache.ts'
import type { Post } from './post.ts'

const idSchema = z.guid()

const listOf = (post: Post | null): FeedData => ({
  pages: [{ posts: post ? [post] : [], top: post, next: null }],
  pageParams: [null],
})

/** The list that holds one post, or none where there is no such post. */
export function useOnePost(postId: string) {
  const userId = useAtomValue(currentUserIdAtom)
  return useQuery({
    queryKey: onePostKey(userId, postId),
    queryFn: async ({ signal }) =>
      listOf(idSchema.safeParse(postId).success ? await getPost(postId, signal) : null),
  })
}
