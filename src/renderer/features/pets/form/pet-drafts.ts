import { z } from 'zod/mini'
import { createStoredMap } from '#renderer/session/member-storage.ts'

/** What was typed of pets and not saved yet, by `draftKey`; kept across restarts. */
export const petDrafts = createStoredMap(
  'pet-draft/',
  z.object({
    name: z.string(),
    bio: z.string(),
    /** What a new one was sent under. */
    id: z.optional(z.string()),
  }),
)

/** @param petId `new` for one that does not exist yet */
export const draftKey = (userId: string | null, petId: string): string => `${userId}/${petId}`
