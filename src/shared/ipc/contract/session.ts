import { z } from 'zod/mini'
import type { SessionStored, StoredValue } from '../../bridge.ts'
import { boundedText } from './fields.ts'
import { route } from './route.ts'

const KIB = 1024
const SESSION_VALUE_BYTES = 128 * KIB

/** Names that supabase-js uses: `session`, `session-code-verifier`, `session-user`. */
const key = z.string().check(z.regex(/^[\w.-]{1,120}$/))

export const sessionRoutes = {
  /** The value for the current server, that there is none, or that the keychain did not answer. */
  'session.get_value': route<StoredValue>()(z.strictObject({ key })),
  /** Stores a value of 1 byte to 128 KiB and tells where it was stored. */
  'session.set_value': route<SessionStored>()(
    z.strictObject({ key, value: boundedText(SESSION_VALUE_BYTES) }),
    SESSION_VALUE_BYTES + KIB,
  ),
  /** Removes a value with all its entries; no error if there is none. */
  'session.remove_value': route<null>()(z.strictObject({ key })),
}

export interface SessionEvents {
  /** The keychain was locked or silent when the session was read, and answers now. */
  'session.available': null
  /** The keychain has stored the session, which it had refused before. */
  'session.kept': null
}
