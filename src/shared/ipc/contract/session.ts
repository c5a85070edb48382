import { z } from 'zod'
import type { SessionStored } from '../../bridge.ts'
import { boundedText } from './fields.ts'
import { route } from './route.ts'

const KIB = 1024
const SESSION_VALUE_BYTES = 128 * KIB

/** Names that supabase-js uses: `session`, `session-code-verifier`, `session-user`. */
const key = z.string().regex(/^[\w.-]{1,120}$/)

export const sessionRoutes = {
  /** The value of the server in use, `null` when there is none or the keychain did not answer. */
  'session.get_value': route<string | null>()(z.strictObject({ key })),
  /** Stores a value of 1 byte to 128 KiB and says where it was kept. */
  'session.set_value': route<SessionStored>()(
    z.strictObject({ key, value: boundedText(SESSION_VALUE_BYTES) }),
    SESSION_VALUE_BYTES + KIB,
  ),
  /** Removes a value with all its entries; no error when there is none. */
  'session.remove_value': route<null>()(z.strictObject({ key })),
}
