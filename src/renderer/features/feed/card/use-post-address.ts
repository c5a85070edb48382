import { useLocation } from 'react-router-dom'
import { sections } from '#renderer/entities/section/sections.ts'

/** Where a post stands alone. The open conversation stays open on the way there. */
export function usePostAddress(postId: string) {
  const { search } = useLocation()
  return { pathname: `${sections.post.path}/${postId}`, search }
}
