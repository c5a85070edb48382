import { atomWithMutation } from 'jotai-tanstack-query'
import { currentUserIdAtom } from '#renderer/entities/session/session.ts'
import { prependPost } from '../posts/feed-cache.ts'
import type { Post } from '../posts/post.ts'
import { createPost, type NewPost } from './api/create-post.ts'

export const createPublishAtom = () =>
  atomWithMutation<Post, NewPost>((get) => {
    const userId = get(currentUserIdAtom)
    return {
      mutationFn: createPost,
      onSuccess: (post, _variables, _result, { client }) => prependPost(client, userId, post),
    }
  })
