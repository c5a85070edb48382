import { prepareLinks } from '#renderer/entities/text/text-parts.ts'
import { insertOnce } from '#renderer/server/insert-once.ts'
import type { Supabase } from '#renderer/server/supabase.ts'
import type { PostCategory } from '../categories.ts'
import { POST_COLUMNS, toPost, type Post, type PostMedia } from '../posts/post.ts'

export interface NewPost extends Partial<PostMedia> {
  /** Made by the client, at random: sent again with the same one, the post is there once. */
  readonly id: string
  readonly content: string
  readonly category: PostCategory
}

/** Publishes a post; the server takes the author from the session. @returns the post as the feed shows it */
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
 * Removes files from the public bucket that an attempt to publish them has left there, unless a post shows them.
 * @param paths in the folder of one member, whose posts are asked
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
