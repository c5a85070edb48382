import { onlineManager } from '@tanstack/react-query'

const PAUSE_MS = 30_000

/**
 * `refetchInterval` of what is asked for again by itself while a server that answers does not give it. A server that
 * is away is waited for: its return reads it anyway.
 */
export const quietRetry = ({ state }: { state: { status: string } }): number | false =>
  state.status === 'error' && onlineManager.isOnline() ? PAUSE_MS : false
