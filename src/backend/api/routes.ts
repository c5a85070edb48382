import { isLoopbackHostname, type App } from '@supabase/lite'
import type { PgliteConnection } from '@supabase/lite/pglite'
import { withLinkCodes } from '../auth/link-codes.ts'
import { withRepeatedSignUps } from '../auth/repeated-sign-up.ts'
import { withSessionClaims } from '../auth/session-claims.ts'
import type { Keys } from '../data-folder/keys.ts'
import type { Mailbox } from '../mailbox/mailbox.ts'
import { answerMailbox, mailboxPath } from '../mailbox/route.ts'
import { bucketSizeLimit } from '../storage/bucket-limits.ts'
import { storageGateway } from '../storage/gateway.ts'
import { broadcastPath } from '../realtime/http-broadcast.ts'
import { withCors } from './cors.ts'
import { withDatabaseErrors } from './database-errors.ts'
import type { Handler } from '../http.ts'

export interface RouteParts {
  readonly app: App
  readonly connection: PgliteConnection
  readonly keys: Keys
  /** Address the backend is reached at, without a slash at the end. */
  readonly url: string
  readonly mailbox: Mailbox
  /** Answers broadcasts that are posted. */
  readonly broadcast: Handler
}

/** Everything the backend answers over HTTP: the mailbox, and the library behind its corrections. */
export function createRoutes({ app, connection, keys, url, mailbox, broadcast }: RouteParts): Handler {
  const storage = storageGateway(
    withDatabaseErrors((request) => app.fetch(request)),
    {
      jwtSecret: keys.jwtSecret,
      sizeLimit: bucketSizeLimit(connection),
    },
  )
  const sessions = withSessionClaims(storage, { connection, jwtSecret: keys.jwtSecret, url })
  const library = withLinkCodes(withRepeatedSignUps(sessions, connection), connection)
  const api = withCors(async (request) =>
    new URL(request.url).pathname.startsWith(broadcastPath) ? broadcast(request) : library(request),
  )
  return async (request) => {
    const { hostname, pathname } = new URL(request.url)
    // A foreign name that resolves to this machine is a page trying to read the mailbox.
    if (!isLoopbackHostname(hostname)) return new Response('Only local addresses are served', { status: 421 })
    return pathname === mailboxPath ? answerMailbox(request, mailbox) : api(request)
  }
}
