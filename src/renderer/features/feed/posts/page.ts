import { compareNewestFirst } from '#renderer/lib/keyset.ts'
import type { PostPage } from './api/list-posts.ts'

/** A loaded page with `fresh` in place of the stretch that it covers: gone posts go, others stay as they are. */
export function withFresh(page: PostPage, fresh: PostPage): PostPage {
  const { top, next } = fresh
  const newer = top ? page.posts.filter((post) => compareNewestFirst(post, top) < 0) : []
  const older = next ? page.posts.filter((post) => compareNewestFirst(post, next) > 0) : []
  return { posts: [...newer, ...fresh.posts, ...older], top, next: next && page.next }
}
