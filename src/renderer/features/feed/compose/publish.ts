import { useMutation } from '@tanstack/react-query'
import { useAtomValue, useSetAtom } from 'jotai'
import { currentUserIdAtom } from '#renderer/entities/session/session.ts'
import { arrivalAtom } from '../posts/arrival.ts'
import { prependPost } from '../posts/feed-cache.ts'
import { useUnderWay } from '../posts/use-under-way.ts'
import { createPost, type NewPost } from './api/create-post.ts'

const publishKey = (userId: string | null) => ['publish', userId] as const

/** Publishes a post, which then stands on top of the feeds that are loaded. */
export function usePublish() {
  const userId = useAtomValue(currentUserIdAtom)
  const setArrival = useSetAtom(arrivalAtom)
  return useMutation({
    mutationKey: publishKey(userId),
    mutationFn: (post: NewPost) => createPost(post),
    onSuccess: (post, _variables, _result, { client }) => {
      setArrival(post.id)
      return prependPost(client, userId, post)
    },
  })
}

/** Whether the post of this id is on its way to the server. */
export const useIsPublishing = (id: string): boolean =>
  useUnderWay<NewPost>(publishKey(useAtomValue(currentUserIdAtom))).some((post) => post?.id === id)
