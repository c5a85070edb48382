import { realtime } from '#renderer/server/supabase.ts'

/** Closes the live connection, so that the next subscription opens a new one. Resolves when it is closed. */
export async function dropLiveConnection(): Promise<void> {
  await realtime().disconnect()
}
