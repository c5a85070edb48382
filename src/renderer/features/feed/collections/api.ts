import { prepareLinks } from '#renderer/entities/text/text-parts.ts'
import { newestFirst, nextCursor, type Cursor } from '#renderer/lib/keyset.ts'
import type { Supabase } from '#renderer/server/supabase.ts'
import type { PostPage } from '../posts/api.ts'
import { POST_COLUMNS, toPost } from '../posts/post.ts'

const PAGE_SIZE = 20

/** One page of what a member has published, newest first, by keyset on `(created_at, id)`. @throws the server's error */
export async function listMemberPosts(
  supabase: Supabase,
  memberId: string,
  after: Cursor | null,
  signal: AbortSignal,
): Promise<PostPage> {
  const query = supabase.from('posts').select(POST_COLUMNS).eq('user_id', memberId)
  const { data } = await newestFirst(query, after).limit(PAGE_SIZE).abortSignal(signal).throwOnError()
  const posts = data.map(toPost)
  await prepareLinks(posts.map(({ content }) => content))
  return { posts, top: posts[0] ?? null, next: nextCursor(data, PAGE_SIZE) }
}

/** Few: they stand above the own posts, which are not to be out of reach. */
const SAVED_PAGE_SIZE = 5

/**
 * One page of what a member has saved, the last saved first, by keyset on `(created_at, post_id)` of the saving. A post
 * that the member may not read any more is left out.
 * @throws the server's error
 */
export async function listSavedPosts(
  supabase: Supabase,
  userId: string,
  after: Cursor | null,
  signal: AbortSignal,
): Promise<PostPage> {
  const query = supabase
    .from('saved_posts')
    .select(`created_at, id:post_id, post:posts!post_id(${POST_COLUMNS})`)
    .eq('user_id', userId)
  const { data } = await newestFirst(query, after, 'post_id')
    .limit(SAVED_PAGE_SIZE)
    .abortSignal(signal)
    .throwOnError()
  // Typed as always there, which a post that row level security hides is not.
  const posts = data.flatMap(({ post }: { post: Parameters<typeof toPost>[0] | null }) =>
    post ? [toPost(post)] : [],
  )
  await prepareLinks(posts.map(({ content }) => content))
  return { posts, top: data[0] ?? null, next: nextCursor(data, SAVED_PAGE_SIZE) }
}
