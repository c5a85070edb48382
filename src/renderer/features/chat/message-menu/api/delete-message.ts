import { supabase } from '#renderer/server/supabase.ts'

/** Deletes a message of the signed-in member; one that is gone already stays gone. @throws the server's error */
export async function deleteMessage(id: string): Promise<void> {
  await supabase().from('chat_messages').delete().eq('id', id).throwOnError()
}
