import { supabase } from '#renderer/lib/supabase.ts'

/** Takes the member's own like back; nothing happens when there is none. */
export async function unlikePost(postId: string, userId: string): Promise<void> {
  await supabase().from('post_likes').delete().eq('post_id', postId).eq('user_id', userId).throwOnError()
}
