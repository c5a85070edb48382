import { z } from 'zod/mini'
import type { Cursor } from '#renderer/lib/keyset.ts'
import { keep } from '#renderer/lib/window-storage.ts'

const cursorSchema = z.object({ id: z.string(), created_at: z.iso.datetime({ offset: true }) })

/** Where this machine has followed a member's messages to, kept across restarts. An unreadable one counts as none. */
export function storedCursor(userId: string) {
  const key = `message-cursor/${userId}`
  let current = readCursor(localStorage.getItem(key))
  return {
    read: () => current,
    write: (cursor: Cursor) => {
      current = cursor
      keep(key, JSON.stringify(cursor))
    },
  }
}

function readCursor(text: string | null): Cursor | undefined {
  if (text === null) return undefined
  try {
    return cursorSchema.parse(JSON.parse(text))
  } catch (error) {
    console.error('the stored message cursor is unreadable', error)
    return undefined
  }
}
