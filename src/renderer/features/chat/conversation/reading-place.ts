import { z } from 'zod/mini'
import type { MemberScope } from '#renderer/session/member-scope.ts'
import { memberMap } from '#renderer/session/member-storage.ts'
import type { TimelineRow } from './timeline.ts'

/** Reading position in a conversation that was not left at its newest end. */
export interface ReadingPlace {
  /** The lowest visible message. */
  readonly id: string
  /** When it was sent, in milliseconds, in case it is deleted. */
  readonly at: number
  /** Whether messages below it were unread. */
  readonly hasUnread: boolean
}

const places = memberMap<ReadingPlace>(
  'reading-place',
  z.object({ id: z.string(), at: z.number(), hasUnread: z.boolean() }),
)

export const placeOf = (member: MemberScope, friendId: string): ReadingPlace | undefined =>
  member.part(places).get(friendId)

/** @param place `undefined` for the newest end, where a conversation opens by default */
export function keepPlace(member: MemberScope, friendId: string, place: ReadingPlace | undefined): void {
  const known = placeOf(member, friendId)
  if (known?.id === place?.id && known?.hasUnread === place?.hasUnread) return
  member.part(places).set(friendId, place)
}

/** Messages that fill a screen: a log cannot scroll to a position with fewer above it. */
const SCREEN = 40

/**
 * The message at a reading position, once the screen above it is loaded as well; `null` if there is none, `undefined`
 * if more pages are needed.
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
