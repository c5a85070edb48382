import type { MemberScope } from '#renderer/session/member-scope.ts'
import { z } from 'zod/mini'
import { memberMap } from '#renderer/session/member-storage.ts'
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

const places = memberMap<ReadingPlace>(
  'reading-place',
  z.object({ id: z.string(), at: z.number(), hasUnread: z.boolean() }),
)

export const placeOf = (member: MemberScope, friendId: string): ReadingPlace | undefined =>
  member.part(places).get(friendId)

/** @param place `undefined` for the newest end, where a conversation opens by itself */
export function keepPlace(member: MemberScope, friendId: string, place: ReadingPlace | undefined): void {
  const known = placeOf(member, friendId)
  if (known?.id === place?.id && known?.hasUnread === place?.hasUnread) return
  member.part(places).set(friendId, place)
}

/** Messages that fill a screen: a log cannot be scrolled to a place that has less above it. */
const SCREEN = 40

/**
 * The message that stands in a place, once what fills the screen above it is loaded as well; `null` for none, and
 * `undefined` where it is further up.
 * @param rows newest first
 */
export function placedId(
  { id, at }: ReadingPlace,
  rows: readonly TimelineRow[],
  hasOlder: boolean,
): string | null | undefined {
  const exact = rows.findIndex(({ bubble }) => bubble.id === id)
  const index = exact >= 0 ? exact : rows.findIndex(({ bubble }) => +bubble.at <= at)
  if (hasOlder && (index < 0 || rows.length - index < SCREEN)) return undefined
  return rows[index]?.bubble.id ?? null
}
