import { newestFirst, nextCursor, type Cursor } from '#renderer/lib/keyset.ts'
import { supabase } from '#renderer/server/supabase.ts'
import type { PostPage } from '../../posts/api/list-posts.ts'
import { POST_COLUMNS, toPost } from '../../posts/post.ts'
import { prepareLinks } from '#renderer/entities/text/text-parts.ts'

const PAGE_SIZE = 20

/** One page of what a member has published, newest first, by keyset on `(created_at, id)`. @throws the server's error */
export async function listMemberPosts(
  memberId: string,
  after: Cursor | null,
  signal: AbortSignal,
): Promise<PostPage> {
  const query = supabase().from('posts').select(POST_COLUMNS).eq('user_id', memberId)
  const { data } = await newestFirst(query, after).limit(PAGE_SIZE).abortSignal(signal).throwOnError()
  const posts = data.map(toPost)
  await prepareLinks(posts.map(({ content }) => content))
  return { posts, top: posts[0] ?? null, next: nextCursor(data, PAGE_SIZE) }
}
