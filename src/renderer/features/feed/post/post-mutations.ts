import { atomWithMutation } from 'jotai-tanstack-query'
import { currentUserIdAtom } from '#renderer/entities/session/session.ts'
import { changePosts } from '../posts/feed-cache.ts'
import { forgetNewest } from '../posts/newest-post.ts'
import { deletePost } from './api/delete-post.ts'
import { updatePost, type PostEdit } from './api/update-post.ts'

export const createEditPostAtom = () =>
  atomWithMutation<unknown, PostEdit>((get) => {
    const userId = get(currentUserIdAtom)
    return {
      mutationFn: updatePost,
      onSuccess: (_data, { id, content }, _result, { client }) =>
        changePosts(client, userId, (posts) =>
          posts.map((post) => (post.id === id ? { ...post, content } : post)),
        ),
    }
  })

export const createDeletePostAtom = () =>
  atomWithMutation<unknown, string>((get) => {
    const userId = get(currentUserIdAtom)
    return {
      mutationFn: deletePost,
      onSuccess: async (_data, id, _result, { client }) => {
        await changePosts(client, userId, (posts) => posts.filter((post) => post.id !== id))
        forgetNewest(client, userId, id)
      },
    }
  })
