import { isDuplicate } from '#renderer/server/errors.ts'
import { supabase } from '#renderer/server/supabase.ts'

/**
 * Asks a member for their friendship (spec §7).
 * @returns `crossed` when there is a request between the two already, sent by either
 * @throws the server's error
 */
export async function sendRequest(senderId: string, receiverId: string): Promise<'sent' | 'crossed'> {
  const { error } = await supabase()
    .from('friend_requests')
    .insert({ sender_id: senderId, receiver_id: receiverId })
  if (error && !isDuplicate(error)) throw error
  return error ? 'crossed' : 'sent'
}
