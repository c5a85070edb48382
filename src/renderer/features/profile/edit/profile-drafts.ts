import { z } from 'zod/mini'
import { createStoredMap } from '#renderer/session/member-storage.ts'

/** What members have changed of their profile and not saved yet, by their id; kept across restarts. */
export const profileDrafts = createStoredMap(
  'profile-draft/',
  z.object({
    username: z.string(),
    bio: z.string(),
    city: z.string(),
    academic_background: z.string(),
    professional_background: z.string(),
    user_type: z.string(),
    birth_year: z.string(),
    is_creator: z.boolean(),
  }),
)
