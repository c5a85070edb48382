import type { Member } from '#tests/backend/support/members.ts'

/** Sends texts without the app, in one call, in this order. @throws the server's refusal */
export async function sendMessages(from: Member, to: Member, texts: readonly string[]): Promise<void> {
  await from.client
    .from('chat_messages')
    .insert(texts.map((content) => ({ sender_id: from.id, receiver_id: to.id, content })))
    .throwOnError()
}

/** What the two have written to each other, as the server tells it to the first one, oldest first. */
export async function storedMessages(reader: Member, other: Member): Promise<(string | null)[]> {
  const { data } = await reader.client.rpc('get_conversation', { friend_id: other.id }).throwOnError()
  return data.map(({ content }) => content).reverse()
}
