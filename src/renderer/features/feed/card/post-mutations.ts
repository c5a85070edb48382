import { useMutation } from '@tanstack/react-query'
import { removeOrphanedFiles } from '#renderer/entities/files/upload/use-orphaned-files.ts'
import { useMember } from '#renderer/session/MemberProvider.tsx'
import { commentPlace, editPlace, hasMedia, type PostMedia } from '../posts/post.ts'
import { changePosts } from '../posts/feed-cache.ts'
import { forgetNewest } from '../posts/newest-post.ts'
import { forgetDraft } from '#renderer/session/drafts.ts'
import { usePendingMutations } from '#renderer/server/cache/query-hooks.ts'
import { deletePost, updatePost, type PostEdit } from './api.ts'

const editKey = (postId: string) => ['edit-post', postId] as const

/** The texts that are being saved for this post. */
export const useTextsBeingSaved = (postId: string) =>
  usePendingMutations<PostEdit>(editKey(postId)).map((edit) => edit?.content)

/** Saves an edited text, and shows it wherever the post is loaded. */
export function useEditPost(postId: string) {
  const { supabase } = useMember()
  const mutationKey = editKey(postId)
  return useMutation({
    mutationKey,
    // One after the other: the text written last is the one that stays.
    scope: { id: mutationKey.join('/') },
    mutationFn: (edit: PostEdit) => updatePost(supabase, edit),
    onSuccess: (_data, { id, content }, _result, { client }) =>
      changePosts(client, (posts) => posts.map((post) => (post.id === id ? { ...post, content } : post))),
  })
}

/** Deletes a post, with its files and what was being written at it. */
export function useDeletePost(post: PostMedia) {
  const member = useMember()
  return useMutation({
    mutationFn: (id: string) => deletePost(member.supabase, id),
    onSuccess: async (_data, id, _result, { client }) => {
      await changePosts(client, (posts) => posts.filter((post) => post.id !== id))
      await forgetNewest(client, id)
      if (hasMedia(post)) removeOrphanedFiles(member)
      for (const place of [editPlace(id), commentPlace(id)]) forgetDraft(member, place)
    },
  })
}
