import { PostgrestError } from '@supabase/supabase-js'
import { supabase } from '#renderer/lib/supabase.ts'

/** Another window of the same member was faster; the wish is fulfilled all the same. */
const ALREADY_LIKED = '23505'

/** Likes a post as the signed-in member. @throws {PostgrestError} */
export async function likePost(postId: string): Promise<void> {
  try {
    await supabase().from('post_likes').insert({ post_id: postId }).throwOnError()
  } catch (cause) {
    if (!(cause instanceof PostgrestError && cause.code === ALREADY_LIKED)) throw cause
  }
}
