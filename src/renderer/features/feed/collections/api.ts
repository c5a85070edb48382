import { prepareLinks } from '#renderer/entities/text/text-parts.ts'
import { newestFirst, nextCursor, type Cursor } from '#renderer/lib/keyset.ts'
import type { Supabase } from '#renderer/server/supabase.ts'
import type { PostPage } from '../posts/api.ts'
import { POST_COLUMNS, toPost } from '../posts/post.ts'

const PAGE_SIZE = 20

/** One page of a member's posts, newest first, by keyset on `(created_at, id)`. @throws the server's error */
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

/** Few, because the own posts follow below. */
const SAVED_PAGE_SIZE = 5

/**
 * One page of saved posts, last saved first, by keyset on `(created_at, post_id)` of the saves. Posts that the member
 * may no longer read are left out.
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
    .select(`created_at, id:post_id, post:posts!saved_posts_post_id_fkey(${POST_COLUMNS})`)
    .eq('user_id', userId)
  const { data } = await newestFirst(query, after, 'post_id')
    .limit(SAVED_PAGE_SIZE)
    .abortSignal(signal)
    .throwOnError()
  // Typed as never null, but null if row level security hides the post.
  const posts = data.flatMap(({ post }: { post: Parameters<typeof toPost>[0] | null }) =>
    post ? [toPost(post)] : [],
  )
  await prepareLinks(posts.map(({ content }) => content))
  return { posts, top: data[0] ?? null, next: nextCursor(data, SAVED_PAGE_SIZE) }
}
