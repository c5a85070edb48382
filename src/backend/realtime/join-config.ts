import { z } from 'zod'

/** What a client asks for when it joins a channel (`phx_join`). */
export const joinSchema = z.object({
  access_token: z.string().nullish(),
  config: z
    .object({
      private: z.boolean().default(false),
      broadcast: z.object({ self: z.boolean().default(false), ack: z.boolean().default(false) }).prefault({}),
      presence: z.object({ key: z.string().default(''), enabled: z.boolean().default(false) }).prefault({}),
      postgres_changes: z.array(z.unknown()).default([]),
    })
    .prefault({}),
})

export type JoinConfig = z.infer<typeof joinSchema>['config']
