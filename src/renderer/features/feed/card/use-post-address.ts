import { useLocation } from 'react-router-dom'
import { sections } from '#renderer/entities/section/sections.ts'

/** Path of a post's own page. Keeps the open conversation. */
export function usePostAddress(postId: string) {
  const { search } = useLocation()
  return { pathname: `${sections.post.path}/${postId}`, search }
}
