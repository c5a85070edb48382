import { useSyncExternalStore } from 'react'

const EVENTS = ['focus', 'blur', 'visibilitychange'] as const

/** Whether the window is visible and has the focus at this moment. */
export function isAttentive(): boolean {
  return document.visibilityState === 'visible' && document.hasFocus()
}

/** The same, followed. */
export function useAttentive(): boolean {
  return useSyncExternalStore(follow, isAttentive)
}

function follow(onChange: () => void) {
  for (const event of EVENTS) addEventListener(event, onChange, true)
  return () => {
    for (const event of EVENTS) removeEventListener(event, onChange, true)
  }
}
