import { realtime } from '#renderer/server/supabase.ts'

/**
 * Hears of every question of the live connection whether the server is there (every 10 s while idle), and of its
 * answer. Only the last listener is called.
 */
export function setHeartbeatListener(listener: (event: 'asked' | 'answered') => void): void {
  realtime().onHeartbeat((status) => {
    if (status === 'sent') listener('asked')
    if (status === 'ok') listener('answered')
  })
}
