import { supabase } from '#renderer/lib/supabase.ts'
import type { PostCategory } from '../categories.ts'
import { insertedRow } from './inserted-row.ts'
import { POST_COLUMNS, toPost, type Post } from './post-row.ts'

export interface NewPost {
  readonly content: string
  readonly category: PostCategory
}

/** Publishes a post; the server takes the author from the session. @returns the post as the feed shows it */
export async function createPost({ content, category }: NewPost): Promise<Post> {
  const { data } = await supabase()
    .from('posts')
    .insert({ content, category })
    .select(POST_COLUMNS)
    .throwOnError()
  return toPost(insertedRow(data))
}
