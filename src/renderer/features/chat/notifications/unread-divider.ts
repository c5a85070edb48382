import type { MemberScope } from '#renderer/session/member-scope.ts'
import { atom } from 'jotai'
import { readSummaries } from '../messages/summaries-cache.ts'
import { summaryOf } from '../messages/conversation-summary.ts'

/** Where the member stopped reading the open conversation, before they came back to it. */
export interface UnreadDivider {
  readonly friendId: string
  /** `created_at` of the newest message that was read, `null` before the first. */
  readonly readAt: string | null
}

export const unreadDividerAtom = atom<UnreadDivider | null>(null)

/**
 * Notes it, before what is unread there is marked as read. Where they stopped is the same place, and the same object, as
 * long as nothing was read since: what was kept is confirmed by the server some moments after a start.
 */
export function setUnreadDivider(member: MemberScope, friendId: string): void {
  const summary = summaryOf(readSummaries(member), friendId)
  if (!summary || summary.unread === 0) return
  const { readAt } = summary
  member.store.set(unreadDividerAtom, (noted) =>
    noted?.friendId === friendId && noted.readAt === readAt ? noted : { friendId, readAt },
  )
}

export const clearUnreadDivider = ({ store }: MemberScope): void => store.set(unreadDividerAtom, null)

/** The friend whose newest message is in sight in the open conversation: what they write is read as it comes. */
export const followedAtom = atom<string | null>(null)
