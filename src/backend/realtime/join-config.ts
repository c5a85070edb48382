import { z } from 'zod'

/** Configuration that a client joins a channel with (`phx_join`). */
export const joinSchema = z.object({
  access_token: z.string().nullish(),
  config: z
    .object({
      private: z.boolean().default(false),
      /** `replication_ready` asks to be told when messages of the database are delivered. */
      broadcast: z.object({ replication_ready: z.boolean().default(false) }).prefault({}),
      presence: z.object({ key: z.string().default(''), enabled: z.boolean().default(false) }).prefault({}),
      postgres_changes: z.array(z.unknown()).default([]),
    })
    .prefault({}),
})

export type JoinConfig = z.infer<typeof joinSchema>['config']
