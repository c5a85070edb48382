import type { MessageCursor } from '../model/message.ts'

/** PostgREST filter: what the two have written to each other, in either direction (spec §7). */
export function between(userId: string, friendId: string): string {
  return `and(sender_id.eq.${userId},receiver_id.eq.${friendId}),and(sender_id.eq.${friendId},receiver_id.eq.${userId})`
}

/** PostgREST filter: strictly before or after a place in time, told apart by id within one instant. */
export function beyond(side: 'lt' | 'gt', { created_at, id }: MessageCursor): string {
  return `created_at.${side}."${created_at}",and(created_at.eq."${created_at}",id.${side}.${id})`
}
