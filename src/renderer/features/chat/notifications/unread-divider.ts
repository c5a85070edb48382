import { atom } from 'jotai'
import type { MemberScope } from '#renderer/session/member-scope.ts'
import { readSummaries } from '../messages/summaries-cache.ts'
import { summaryOf } from '../messages/conversation-summary.ts'

/** Where the member stopped reading the open conversation before they came back. */
export interface UnreadDivider {
  readonly friendId: string
  /** `created_at` of the newest message read; `null` before the first. */
  readonly readAt: string | null
}

export const unreadDividerAtom = atom<UnreadDivider | null>(null)

/**
 * Sets the divider, before unread messages are marked as read. As long as nothing was read since, it stays the same
 * object: the server confirms restored data only some time after a start.
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

/** The friend whose newest message is in view in the open conversation: their messages are read as they arrive. */
export const followedAtom = atom<string | null>(null)
