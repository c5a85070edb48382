import { z } from 'zod/mini'
import { createStoredMap } from '#renderer/lib/state/stored-map.ts'
import type { TimelineRow } from './timeline.ts'

/** Where a conversation was left that was not at its newest end. */
export interface ReadingPlace {
  /** The lowest message that was in sight. */
  readonly id: string
  /** When it was sent, in milliseconds: it may be taken back. */
  readonly at: number
  /** Whether something below it was unread. */
  readonly hasUnread: boolean
}

const places = createStoredMap<ReadingPlace>(
  'reading-place/',
  z.object({ id: z.string(), at: z.number(), hasUnread: z.boolean() }),
)

const keyOf = (userId: string, friendId: string) => `${userId}/${friendId}`

export const placeOf = (userId: string, friendId: string): ReadingPlace | undefined =>
  places.get(keyOf(userId, friendId))

/** @param place `undefined` for the newest end, where a conversation opens by itself */
export function keepPlace(userId: string, friendId: string, place: ReadingPlace | undefined): void {
  const known = placeOf(userId, friendId)
  if (known?.id === place?.id && known?.hasUnread === place?.hasUnread) return
  places.set(keyOf(userId, friendId), place)
}

/**
 * The message that stands in a place; `null` for none, and `undefined` where it is further up than what is loaded.
 * @param rows newest first
 */
export function placedId(
  { id, at }: ReadingPlace,
  rows: readonly TimelineRow[],
  hasOlder: boolean,
): string | null | undefined {
  if (rows.some(({ bubble }) => bubble.id === id)) return id
  const before = rows.find(({ bubble }) => +bubble.at <= at)
  return before?.bubble.id ?? (hasOlder ? undefined : null)
}
