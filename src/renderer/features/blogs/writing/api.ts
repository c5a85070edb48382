import { insertOnce } from '#renderer/server/insert-once.ts'
import type { Supabase } from '#renderer/server/supabase.ts'
import { BLOG_COLUMNS, type Blog, type Genre } from '../blog/blog.ts'

export interface NewBlog {
  /** An id made by the client (`newId`), so that repeated attempts create one post. */
  readonly id: string
  readonly title: string
  readonly genre: Genre
  readonly cover_url: string | null
  readonly content_url: string
}

/** Publishes a blog post; the server takes the author from the session. @throws the server's error */
export async function createBlog(supabase: Supabase, blog: NewBlog): Promise<Blog> {
  const blogs = () => supabase.from('blog_posts')
  return insertOnce(
    () => blogs().insert(blog).select(BLOG_COLUMNS).throwOnError(),
    () => blogs().select(BLOG_COLUMNS).eq('id', blog.id).throwOnError(),
  )
}
