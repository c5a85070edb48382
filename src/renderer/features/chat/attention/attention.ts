/** What decides whether a member sees a conversation right now. */
export interface Attention {
  readonly openFriendId: string | null
  /** The window is visible and has the focus. */
  readonly attentive: boolean
}

/** A conversation is looked at when it is open in a visible, focused window (design §4). */
export function isLookedAt(friendId: string, { openFriendId, attentive }: Attention): boolean {
  return attentive && openFriendId === friendId
}
