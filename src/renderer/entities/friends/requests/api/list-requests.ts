import type { MemberCard } from '#renderer/entities/member/member-card.ts'
import { newestFirst, nextCursor, type Cursor } from '#renderer/lib/keyset.ts'
import { supabase } from '#renderer/server/supabase.ts'

const PAGE_SIZE = 50

/** Members who wait for an answer, or whose answer is waited for, the latest first. */
export interface RequestPage {
  readonly members: readonly MemberCard[]
  readonly next: Cursor | null
}

/** One page of who waits for the member's answer. @throws the server's error */
export async function listReceived(
  userId: string,
  after: Cursor | null,
  signal: AbortSignal,
): Promise<RequestPage> {
  const pending = supabase()
    .from('friend_requests')
    .select('created_at, id:sender_id, member:member_cards!sender_id(id, username, avatar_url)')
    .eq('receiver_id', userId)
    .eq('status', 'pending')
  const { data } = await newestFirst(pending, after, 'sender_id')
    .limit(PAGE_SIZE)
    .abortSignal(signal)
    .throwOnError()
  return { members: data.map(({ member }) => member), next: nextCursor(data, PAGE_SIZE) }
}

/** One page of whose answer the member waits for. @throws the server's error */
export async function listSent(
  userId: string,
  after: Cursor | null,
  signal: AbortSignal,
): Promise<RequestPage> {
  const pending = supabase()
    .from('friend_requests')
    .select('created_at, id:receiver_id, member:member_cards!receiver_id(id, username, avatar_url)')
    .eq('sender_id', userId)
    .eq('status', 'pending')
  const { data } = await newestFirst(pending, after, 'receiver_id')
    .limit(PAGE_SIZE)
    .abortSignal(signal)
    .throwOnError()
  return { members: data.map(({ member }) => member), next: nextCursor(data, PAGE_SIZE) }
}
