import { z } from 'zod'

const changeSchema = z.object({
  schema: z.string(),
  table: z.string(),
  type: z.enum(['INSERT', 'UPDATE', 'DELETE']),
  at: z.string(),
  key: z.record(z.string(), z.unknown()),
})

/** A row that was changed, by its primary key. `at` is the ISO 8601 time of the change. */
export type Change = z.infer<typeof changeSchema>

export function parseChange(notification: string): Change {
  return changeSchema.parse(JSON.parse(notification))
}
