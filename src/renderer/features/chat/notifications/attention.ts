import { useSyncExternalStore } from 'react'

/** What the member is looking at now. */
export interface Attention {
  readonly openFriendId: string | null
  /** The window is visible and focused. */
  readonly attentive: boolean
}

/** A conversation is viewed if it is open in a visible, focused window (design §4). */
export function isLookedAt(friendId: string, { openFriendId, attentive }: Attention): boolean {
  return attentive && openFriendId === friendId
}

const EVENTS = ['focus', 'blur', 'visibilitychange'] as const

/** Whether the window is visible and focused now. */
export function isAttentive(): boolean {
  return document.visibilityState === 'visible' && document.hasFocus()
}

/** `isAttentive` as a hook. */
export function useAttentive(): boolean {
  return useSyncExternalStore(follow, isAttentive)
}

function follow(onChange: () => void) {
  for (const event of EVENTS) addEventListener(event, onChange, true)
  return () => {
    for (const event of EVENTS) removeEventListener(event, onChange, true)
  }
}
