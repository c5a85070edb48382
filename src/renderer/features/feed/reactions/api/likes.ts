import { isDuplicate } from '#renderer/server/errors.ts'
import { supabase } from '#renderer/server/supabase.ts'

/** Likes a post as the signed-in member. @throws {PostgrestError} */
export async function likePost(postId: string): Promise<void> {
  try {
    await supabase().from('post_likes').insert({ post_id: postId }).throwOnError()
  } catch (cause) {
    // Another window of the same member was faster; the wish is fulfilled all the same.
    if (!isDuplicate(cause)) throw cause
  }
}

/** Takes the member's own like back; nothing happens when there is none. */
export async function unlikePost(postId: string, userId: string): Promise<void> {
  await supabase().from('post_likes').delete().eq('post_id', postId).eq('user_id', userId).throwOnError()
}
