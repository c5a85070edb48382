import { useMutation } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { currentUserIdAtom } from '#renderer/entities/session/session.ts'
import { changePosts } from '../posts/feed-cache.ts'
import { forgetNewest } from '../posts/newest-post.ts'
import { deletePost } from './api/delete-post.ts'
import { updatePost, type PostEdit } from './api/update-post.ts'

export function useEditPost() {
  const userId = useAtomValue(currentUserIdAtom)
  return useMutation({
    mutationFn: (edit: PostEdit) => updatePost(edit),
    onSuccess: (_data, { id, content }, _result, { client }) =>
      changePosts(client, userId, (posts) =>
        posts.map((post) => (post.id === id ? { ...post, content } : post)),
      ),
  })
}

export function useDeletePost() {
  const userId = useAtomValue(currentUserIdAtom)
  return useMutation({
    mutationFn: (id: string) => deletePost(id),
    onSuccess: async (_data, id, _result, { client }) => {
      await changePosts(client, userId, (posts) => posts.filter((post) => post.id !== id))
      forgetNewest(client, userId, id)
    },
  })
}
