import type { MemberCard } from '#renderer/entities/member/profile.ts'
import { newestFirst, nextCursor, type Cursor } from '#renderer/lib/keyset.ts'
import { lazily } from '#renderer/lib/lazily.ts'
import { isDuplicate } from '#renderer/server/errors.ts'
import type { Supabase } from '#renderer/server/supabase.ts'
import type { Friend, FriendRequest } from './friend.ts'

/**
 * Sends a friend request (spec §7).
 * @returns `crossed` if there already is a request between the two, from either side
 * @throws the server's error
 */
export async function sendRequest(
  supabase: Supabase,
  senderId: string,
  receiverId: string,
): Promise<'sent' | 'crossed'> {
  const { error } = await supabase
    .from('friend_requests')
    .insert({ sender_id: senderId, receiver_id: receiverId })
  if (error && !isDuplicate(error)) throw error
  return error ? 'crossed' : 'sent'
}

/** The request between two members, from either side (spec §7); `null` if there is none. @throws the server's error */
export async function getRequest(
  supabase: Supabase,
  one: string,
  other: string,
): Promise<FriendRequest | null> {
  const sent = (from: string, to: string) => `and(sender_id.eq.${from},receiver_id.eq.${to})`
  const { data } = await supabase
    .from('friend_requests')
    .select('sender_id,receiver_id,status')
    .or(`${sent(one, other)},${sent(other, one)}`)
    .maybeSingle()
    .throwOnError()
  return data
}

/** Accepts the request of a member (spec §7). @throws the server's error; PGRST116 if it was withdrawn */
export async function acceptRequest(supabase: Supabase, senderId: string, receiverId: string): Promise<void> {
  await supabase
    .from('friend_requests')
    .update({ status: 'accepted' })
    .eq('sender_id', senderId)
    .eq('receiver_id', receiverId)
    .select('status')
    .single()
    .throwOnError()
}

/** Most rows per answer of the server (`max_rows` in supabase/config.toml). */
const PAGE = 1_000

/** Natural order: 'luna 2' before 'luna 14'. */
const byName = lazily(() => new Intl.Collator('es', { numeric: true }))

/** Accepted friends of the signed-in member, by name (spec §7). @throws the server's error */
export async function getFriends(supabase: Supabase): Promise<readonly Friend[]> {
  const friends: Friend[] = []
  for (;;) {
    const { data } = await supabase
      .rpc('get_friends')
      .order('id')
      .range(friends.length, friends.length + PAGE - 1)
      .throwOnError()
    friends.push(...data)
    if (data.length < PAGE) break
  }
  return friends.toSorted((one, other) => byName().compare(one.username, other.username))
}

/**
 * Withdraws an own request that is still unanswered.
 * @throws the server's error; PGRST116 if it was answered or is gone
 */
export async function withdrawRequest(
  supabase: Supabase,
  senderId: string,
  receiverId: string,
): Promise<void> {
  await supabase
    .from('friend_requests')
    .delete()
    .eq('sender_id', senderId)
    .eq('receiver_id', receiverId)
    .eq('status', 'pending')
    .select('status')
    .single()
    .throwOnError()
}

/**
 * Ends the friendship of two members, whoever had asked; does nothing if it is already over.
 * @throws the server's error
 */
export async function endFriendship(supabase: Supabase, one: string, other: string): Promise<void> {
  const asked = (from: string, to: string) => `and(sender_id.eq.${from},receiver_id.eq.${to})`
  await supabase
    .from('friend_requests')
    .delete()
    .or(`${asked(one, other)},${asked(other, one)}`)
    .eq('status', 'accepted')
    .throwOnError()
}

const PAGE_SIZE = 50

/** The other member of a pending request. */
export interface Waiting extends MemberCard {
  /** When it was asked. */
  readonly created_at: string
}

/** A page of them, latest first. */
export interface RequestPage {
  readonly members: readonly Waiting[]
  readonly next: Cursor | null
}

/** A page of received requests: those set aside, or the others. @throws the server's error */
export async function listReceived(
  supabase: Supabase,
  isSetAside: boolean,
  after: Cursor | null,
  signal: AbortSignal,
): Promise<RequestPage> {
  const beyond = after && { before_time: after.created_at, before_id: after.id }
  const { data } = await supabase
    .rpc('received_requests', { set_aside: isSetAside, page_size: PAGE_SIZE, ...beyond })
    .abortSignal(signal)
    .throwOnError()
  return { members: data, next: nextCursor(data, PAGE_SIZE) }
}

/** Sets a received request aside without an answer; its sender does not learn of it. @throws the server's error */
export async function setAside(supabase: Supabase, senderId: string): Promise<void> {
  const { error } = await supabase.from('set_aside_requests').insert({ sender_id: senderId })
  if (error && !isDuplicate(error)) throw error
}

/** Takes up a request that was set aside. @throws the server's error */
export async function takeUp(supabase: Supabase, senderId: string): Promise<void> {
  await supabase.from('set_aside_requests').delete().eq('sender_id', senderId).throwOnError()
}

/** A page of sent requests. @throws the server's error */
export async function listSent(
  supabase: Supabase,
  userId: string,
  after: Cursor | null,
  signal: AbortSignal,
): Promise<RequestPage> {
  const pending = supabase
    .from('friend_requests')
    .select(
      'created_at, id:receiver_id, member:member_cards!friend_requests_receiver_id_fkey(id, username, avatar_url)',
    )
    .eq('sender_id', userId)
    .eq('status', 'pending')
  const { data } = await newestFirst(pending, after, 'receiver_id')
    .limit(PAGE_SIZE)
    .abortSignal(signal)
    .throwOnError()
  const members = data.map(({ member, created_at }) => ({ ...member, created_at }))
  return { members, next: nextCursor(data, PAGE_SIZE) }
}
