import { isDuplicate } from '#renderer/server/errors.ts'
import type { Supabase } from '#renderer/server/supabase.ts'

/** Likes a post as the signed-in member. @throws {PostgrestError} */
export async function likePost(supabase: Supabase, postId: string): Promise<void> {
  try {
    await supabase.from('post_likes').insert({ post_id: postId }).throwOnError()
  } catch (cause) {
    // Another window of the member was faster; the result is the same.
    if (!isDuplicate(cause)) throw cause
  }
}

/** Removes the member's own like. @returns whether there was one */
export async function unlikePost(supabase: Supabase, postId: string, userId: string): Promise<boolean> {
  const likes = supabase.from('post_likes').delete().eq('post_id', postId).eq('user_id', userId)
  return (await likes.select('post_id').throwOnError()).data.length > 0
}

/** Saves a post for the signed-in member; does nothing if it is already saved (spec §4). @throws {PostgrestError} */
export async function savePost(supabase: Supabase, postId: string): Promise<void> {
  try {
    await supabase.from('saved_posts').insert({ post_id: postId }).throwOnError()
  } catch (cause) {
    if (!isDuplicate(cause)) throw cause
  }
}

/** Removes a post from the member's saved ones. @returns whether it was there */
export async function dropSavedPost(supabase: Supabase, postId: string, userId: string): Promise<boolean> {
  const saved = supabase.from('saved_posts').delete().eq('post_id', postId).eq('user_id', userId)
  return (await saved.select('post_id').throwOnError()).data.length > 0
}
