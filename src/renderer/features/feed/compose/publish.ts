import { useMutation } from '@tanstack/react-query'
import { useAtomValue, useSetAtom } from 'jotai'
import { currentUserIdAtom } from '#renderer/session/session.ts'
import { arrivalAtom } from '../posts/arrival.ts'
import { prependPost } from '../posts/feed-cache.ts'
import { useUnderWay } from '#renderer/server/cache/query-hooks.ts'
import { createPost, type NewPost } from './api/create-post.ts'
import { sendMedia, type MediaToSend } from '../attachment/uploads.ts'

/** A post as it is written, its file not stored yet. */
interface WrittenPost extends Pick<NewPost, 'id' | 'content' | 'category'> {
  readonly media: MediaToSend | null
  /** What has to be over first: what takes files of an earlier attempt away would take those of this one. */
  readonly after?: Promise<void> | undefined
}

const publishKey = (userId: string | null) => ['publish', userId] as const

/** Stores the file of a post and publishes it; it then stands on top of the feeds that are loaded. */
export function usePublish() {
  const userId = useAtomValue(currentUserIdAtom)
  const setArrival = useSetAtom(arrivalAtom)
  return useMutation({
    mutationKey: publishKey(userId),
    mutationFn: async ({ media, after, ...post }: WrittenPost) => {
      await after
      return createPost({ ...post, ...(media && (await sendMedia(post.id, media, post.category))) })
    },
    onSuccess: (post, _variables, _result, { client }) => {
      setArrival(post.id)
      return prependPost(client, userId, post)
    },
  })
}

/** Whether the post of this id is on its way to the server. */
export const useIsPublishing = (id: string): boolean =>
  useUnderWay<WrittenPost>(publishKey(useAtomValue(currentUserIdAtom))).some((post) => post?.id === id)
