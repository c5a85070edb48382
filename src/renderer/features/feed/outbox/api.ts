import { prepareLinks } from '#renderer/entities/text/text-parts.ts'
import { insertOnce } from '#renderer/server/insert-once.ts'
import type { Supabase } from '#renderer/server/supabase.ts'
import type { PostCategory } from '../categories.ts'
import { POST_COLUMNS, toPost, type Post, type PostMedia } from '../posts/post.ts'

export interface NewPost extends Partial<PostMedia> {
  /** An id made by the client (`newId`), so that repeated attempts create one post. */
  readonly id: string
  readonly content: string
  readonly category: PostCategory
}

/** Publishes a post; the server takes the author from the session. @returns the post as shown in the feed */
export async function createPost(supabase: Supabase, post: NewPost): Promise<Post> {
  const posts = () => supabase.from('posts')
  const row = await insertOnce(
    () => posts().insert(post).select(POST_COLUMNS).throwOnError(),
    () => posts().select(POST_COLUMNS).eq('id', post.id).throwOnError(),
  )
  await prepareLinks([post.content])
  return toPost(row)
}

const BUCKET = 'user-assets'

/**
 * Removes files that a failed attempt to publish left in the public bucket, unless a post uses them.
 * @param paths in the folder of the member whose posts are checked
 * @throws the server's error
 */
export async function withdrawFromPublic(supabase: Supabase, paths: readonly string[]): Promise<void> {
  const [owner = ''] = paths[0]?.split('/') ?? []
  const showing = paths.flatMap((path) =>
    ['image_url', 'video_url'].map((field) => `${field}.eq.${BUCKET}/${path}`),
  )
  const { data: shown } = await supabase
    .from('posts')
    .select('id')
    .eq('user_id', owner)
    .or(showing.join())
    .limit(1)
    .throwOnError()
  if (shown.length > 0) return
  const { error } = await supabase.storage.from(BUCKET).remove([...paths])
  if (error) throw error
}
