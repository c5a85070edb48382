import { atomWithStorage, createJSONStorage, unstable_withStorageValidator } from 'jotai/utils'
import { z } from 'zod'
import type { Outbox } from './outbox.ts'

const outboxSchema = z.array(
  z.object({
    id: z.uuid(),
    receiver_id: z.string(),
    content: z.string(),
    created_at: z.string(),
    status: z.enum(['queued', 'unsent', 'waiting', 'refused']),
  }),
)

const isOutbox = (value: unknown): value is Outbox => outboxSchema.safeParse(value).success

const storage = unstable_withStorageValidator(isOutbox)(createJSONStorage())

const createOutboxAtom = (userId: string) =>
  atomWithStorage<Outbox>(`outbox/${userId}`, [], storage, { getOnInit: true })

const atoms = new Map<string, ReturnType<typeof createOutboxAtom>>()

/** Unsent messages of a member, kept across restarts of the app and sign-outs (design §6). */
export function outboxAtom(userId: string) {
  const known = atoms.get(userId) ?? createOutboxAtom(userId)
  atoms.set(userId, known)
  return known
}
