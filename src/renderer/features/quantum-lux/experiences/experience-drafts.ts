import { z } from 'zod/mini'
import { createStoredMap } from '#renderer/session/member-storage.ts'

/** What members are telling and is not out yet, by their id; kept across restarts. */
export const experienceDrafts = createStoredMap(
  'experience-draft/',
  z.object({ id: z.string(), title: z.string(), description: z.string() }),
)
