import { useMutation } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { removeOwnOrphanedFiles } from '#renderer/entities/files/upload/api.ts'
import { currentUserIdAtom } from '#renderer/session/session.ts'
import { commentPlace, editPlace, hasMedia, type PostMedia } from '../posts/post.ts'
import { changePosts } from '../posts/feed-cache.ts'
import { forgetNewest } from '../posts/newest-post.ts'
import { forgetDraft } from '#renderer/session/drafts.ts'
import { usePendingMutations } from '#renderer/server/cache/query-hooks.ts'
import { deletePost, updatePost, type PostEdit } from './api.ts'

const editKey = (userId: string | null, postId: string) => ['edit-post', userId, postId] as const

/** The texts that are being saved for this post. */
export const useTextsBeingSaved = (postId: string) =>
  usePendingMutations<PostEdit>(editKey(useAtomValue(currentUserIdAtom), postId)).map((edit) => edit?.content)

/** Saves an edited text, and shows it wherever the post is loaded. */
export function useEditPost(postId: string) {
  const userId = useAtomValue(currentUserIdAtom)
  const mutationKey = editKey(userId, postId)
  return useMutation({
    mutationKey,
    // One after the other: the text written last is the one that stays.
    scope: { id: mutationKey.join('/') },
    mutationFn: (edit: PostEdit) => updatePost(edit),
    onSuccess: (_data, { id, content }, _result, { client }) =>
      changePosts(client, userId, (posts) =>
        posts.map((post) => (post.id === id ? { ...post, content } : post)),
      ),
  })
}

/** Deletes a post, with its files and what was being written at it. */
export function useDeletePost(post: PostMedia) {
  const userId = useAtomValue(currentUserIdAtom)
  return useMutation({
    mutationFn: (id: string) => deletePost(id),
    onSuccess: async (_data, id, _result, { client }) => {
      await changePosts(client, userId, (posts) => posts.filter((post) => post.id !== id))
      await forgetNewest(client, userId, id)
      if (userId !== null && hasMedia(post)) void removeFilesOf(userId)
      for (const place of [editPlace(id), commentPlace(id)]) forgetDraft(userId, place)
    },
  })
}

/** What fails here is made up for at the next start. */
const removeFilesOf = (userId: string): Promise<void> =>
  removeOwnOrphanedFiles(userId).catch((cause: unknown) => console.warn('Files of a post are left', cause))
