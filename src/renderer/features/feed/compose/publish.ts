import { useMutation } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { currentUserIdAtom } from '#renderer/entities/session/session.ts'
import { prependPost } from '../posts/feed-cache.ts'
import { createPost, type NewPost } from './api/create-post.ts'

export function usePublish() {
  const userId = useAtomValue(currentUserIdAtom)
  return useMutation({
    mutationFn: (post: NewPost) => createPost(post),
    onSuccess: (post, _variables, _result, { client }) => prependPost(client, userId, post),
  })
}
