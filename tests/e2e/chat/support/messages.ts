import { createClient } from '@supabase/supabase-js'
import { v7 } from 'uuid'
import type { Database } from '#shared/database.types.ts'
import type { Member } from '#tests/backend/support/members.ts'

interface ServerKeys {
  readonly url: string
  readonly secretKey: string
}

/** Texts as messages of moments in milliseconds. Their ids rise, since many are stamped with the same millisecond. */
function toMessages(from: Member, to: Member, texts: readonly string[], moment: (index: number) => number) {
  const batch = v7().slice(14, 24)
  return texts.map((content, index) => ({
    id: v7({ msecs: moment(index) }).slice(0, 14) + batch + index.toString(16).padStart(12, '0'),
    sender_id: from.id,
    receiver_id: to.id,
    content,
  }))
}

/**
 * Sends texts without the app, in one call.
 * @throws the server's refusal
 */
export async function sendMessages(from: Member, to: Member, texts: readonly string[]): Promise<void> {
  const now = Date.now()
  const messages = toMessages(from, to, texts, () => now)
  await from.client.from('chat_messages').insert(messages).throwOnError()
}

/** Milliseconds between two messages. */
const APART = 30_000

/** Lets the two have talked until an hour ago. */
export async function sendMessagesLongAgo(
  backend: ServerKeys,
  from: Member,
  to: Member,
  texts: readonly string[],
): Promise<void> {
  const start = Date.now() - 3_600_000 - texts.length * APART
  await sendMessagesAt(backend, from, to, texts, (index) => start + index * APART)
}

/** Sends more texts than a member may at once, at moments in milliseconds. */
export async function sendMessagesAt(
  backend: ServerKeys,
  from: Member,
  to: Member,
  texts: readonly string[],
  moment: (index: number) => number,
): Promise<void> {
  const messages = toMessages(from, to, texts, moment).map((message, index) => ({
    ...message,
    created_at: new Date(moment(index)).toISOString(),
  }))
  const server = createClient<Database>(backend.url, backend.secretKey, { auth: { persistSession: false } })
  await server.from('chat_messages').insert(messages).throwOnError()
}

/** Texts of the messages between two members, as the server tells them to the first one, oldest first. */
export async function storedMessages(reader: Member, other: Member): Promise<(string | null)[]> {
  const { data } = await reader.client.rpc('get_conversation', { friend_id: other.id }).throwOnError()
  return data.map(({ content }) => content).reverse()
}

/** Facts about the files between two members, as the server tells them to the first one, oldest first. */
export async function storedFiles(reader: Member, other: Member) {
  const { data } = await reader.client.rpc('get_conversation', { friend_id: other.id }).throwOnError()
  return data
    .map(({ file_url, file_type, file_name, file_size, media_width, media_height }) => ({
      file_url,
      file_type,
      file_name,
      file_size,
      media_width,
      media_height,
    }))
    .reverse()
}
