import { atom } from 'jotai'
import { store } from '#renderer/lib/store.ts'
import { readSummaries } from '../messages/summaries-cache.ts'
import { summaryOf } from '../messages/summary.ts'

/** Where the member stopped reading the open conversation, before they came back to it. */
export interface UnreadDivider {
  readonly friendId: string
  /** `created_at` of the newest message that was read, `null` before the first. */
  readonly readAt: string | null
}

export const unreadDividerAtom = atom<UnreadDivider | null>(null)

/** Notes it, before what is unread there is marked as read. */
export function setUnreadDivider(userId: string, friendId: string): void {
  const summary = summaryOf(readSummaries(userId), friendId)
  if (summary && summary.unread > 0) store.set(unreadDividerAtom, { friendId, readAt: summary.readAt })
}

export const clearUnreadDivider = (): void => store.set(unreadDividerAtom, null)

/** The friend whose newest message is in sight in the open conversation: what they write is read as it comes. */
export const followedAtom = atom<string | null>(null)
