import { useMutation } from '@tanstack/react-query'
import { z } from 'zod/mini'
import { defineDeletion } from '#renderer/entities/deletion/undoable-deletion.ts'
import { removeOrphanedFiles } from '#renderer/entities/files/upload/use-orphaned-files.ts'
import { useMember } from '#renderer/session/MemberProvider.tsx'
import { forgetDraft } from '#renderer/session/drafts.ts'
import { usePendingMutations } from '#renderer/server/cache/query-hooks.ts'
import { copy } from '../copy.ts'
import { deleteRow } from '../posts/api.ts'
import { commentPlace, editPlace } from '../posts/post.ts'
import { changePosts } from '../posts/feed-cache.ts'
import { dropPosts } from '../posts/gone.ts'
import { updatePost, type PostEdit } from './api.ts'

const editKey = (postId: string) => ['edit-post', postId] as const

/** Texts that are being saved for this post. */
export const useTextsBeingSaved = (postId: string) =>
  usePendingMutations<PostEdit>(editKey(postId)).map((edit) => edit?.content)

/** Saves an edited text and shows it wherever the post is loaded. */
export function useEditPost(postId: string) {
  const { supabase } = useMember()
  const mutationKey = editKey(postId)
  return useMutation({
    mutationKey,
    // One after the other, so that the latest text wins.
    scope: { id: mutationKey.join('/') },
    mutationFn: (edit: PostEdit) => updatePost(supabase, edit),
    onSuccess: (_data, { id, content }, _result, { client }) =>
      changePosts(client, (posts) => posts.map((post) => (post.id === id ? { ...post, content } : post))),
  })
}

/** Posts, with their files and drafts. */
export const deletablePost = defineDeletion({
  name: 'post',
  note: z.object({ hasFiles: z.boolean() }),
  done: copy.remove.post,
  failed: copy.remove.failed,
  erase: (supabase, id) => deleteRow(supabase, 'posts', id),
  forget: async (member, id, { hasFiles }) => {
    await dropPosts(member, [id])
    if (hasFiles) removeOrphanedFiles(member)
    for (const place of [editPlace(id), commentPlace(id)]) forgetDraft(member, place)
  },
})
