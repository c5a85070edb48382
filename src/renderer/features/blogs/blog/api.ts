import { newestFirst, nextCursor, type Cursor } from '#renderer/lib/keyset.ts'
import type { Supabase } from '#renderer/server/supabase.ts'
import { BLOG_COLUMNS, type Blog } from './blog.ts'

const PAGE_SIZE = 20

export interface BlogPage {
  readonly blogs: readonly Blog[]
  /** Cursor of the next page, independent of `blogs`: removing a post from the list must not move it. */
  readonly next: Cursor | null
}

/** One page of published posts, newest first, by keyset on `(created_at, id)`. @throws the server's error */
export async function listBlogs(
  supabase: Supabase,
  after: Cursor | null,
  signal: AbortSignal,
): Promise<BlogPage> {
  const query = supabase.from('blog_posts').select(BLOG_COLUMNS)
  const { data } = await newestFirst(query, after).limit(PAGE_SIZE).abortSignal(signal).throwOnError()
  return { blogs: data, next: nextCursor(data, PAGE_SIZE) }
}

/** One blog post; `null` if it was deleted. @throws the server's error */
export async function getBlog(supabase: Supabase, id: string, signal: AbortSignal): Promise<Blog | null> {
  const { data } = await supabase
    .from('blog_posts')
    .select(BLOG_COLUMNS)
    .eq('id', id)
    .abortSignal(signal)
    .maybeSingle()
    .throwOnError()
  return data
}

/** Which of these blog posts are still there. @throws the server's error */
export async function livingBlogs(supabase: Supabase, ids: readonly string[]): Promise<readonly string[]> {
  const { data } = await supabase.from('blog_posts').select('id').in('id', ids).throwOnError()
  return data.map(({ id }) => id)
}

/** Deletes an own blog post. @throws {PostgrestError} PGRST116 if nothing was deleted */
export async function deleteBlog(supabase: Supabase, id: string): Promise<void> {
  await supabase.from('blog_posts').delete().eq('id', id).select('id').single().throwOnError()
}
