import { z } from 'zod'
import type { SessionStored, StoredValue } from '../../bridge.ts'
import { boundedText } from './fields.ts'
import { route } from './route.ts'

const KIB = 1024
const SESSION_VALUE_BYTES = 128 * KIB

/** Names that supabase-js uses: `session`, `session-code-verifier`, `session-user`. */
const key = z.string().regex(/^[\w.-]{1,120}$/)

export const sessionRoutes = {
  /** The value of the server in use, that there is none, or that the keychain has not said. */
  'session.get_value': route<StoredValue>()(z.strictObject({ key })),
  /** Stores a value of 1 byte to 128 KiB and says where it was kept. */
  'session.set_value': route<SessionStored>()(
    z.strictObject({ key, value: boundedText(SESSION_VALUE_BYTES) }),
    SESSION_VALUE_BYTES + KIB,
  ),
  /** Removes a value with all its entries; no error when there is none. */
  'session.remove_value': route<null>()(z.strictObject({ key })),
}

export interface SessionEvents {
  /** The keychain was locked or silent when the session was asked for, and has now said what it has. */
  'session.available': null
  /** The keychain has taken the session, which it had refused. */
  'session.kept': null
}
