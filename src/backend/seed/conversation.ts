import { succeed, type Cast } from './access.ts'
import { conversation } from './content/conversation.ts'

/** Writes the conversation of luna and sol, in its order. */
export async function seedConversation(cast: Cast): Promise<void> {
  for (const { id, from, to, content } of conversation) {
    const message = { id, receiver_id: cast[to].id, content }
    const sent = cast[from].client.from('chat_messages').upsert(message, { ignoreDuplicates: true })
    succeed('the conversation', await sent)
  }
}
