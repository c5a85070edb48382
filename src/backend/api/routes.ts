import { isLoopbackHostname, type App } from '@supabase/lite'
import type { PgliteConnection } from '@supabase/lite/pglite'
import { withAdminUsers } from '../auth/admin/admin-users.ts'
import { withBans } from '../auth/bans.ts'
import { withHostedRules } from '../auth/hosted-rules.ts'
import { withNetworkLimits } from '../auth/network-limits.ts'
import { withReadRequests } from '../auth/requests.ts'
import { withSecondStep } from '../auth/second-step/second-step.ts'
import { withSessionClaims } from '../auth/session-claims.ts'
import { withUnconfirmedAccounts } from '../auth/unconfirmed-accounts.ts'
import type { Keys } from '../data-folder/keys.ts'
import type { Mailbox } from '../mailbox/mailbox.ts'
import { answerMailbox, mailboxPath } from '../mailbox/page.ts'
import { storageGateway } from '../storage/gateway.ts'
import { broadcastPath } from '../realtime/http-broadcast.ts'
import { identifier } from '../auth/identity.ts'
import { withCors } from './cors.ts'
import { withDataTokens } from './data-tokens.ts'
import { withRequestSlots } from './request-slots.ts'
import type { Handler } from '../http.ts'

export interface RouteParts {
  readonly app: App
  readonly connection: PgliteConnection
  readonly keys: Keys
  /** Address of the backend, without a trailing slash. */
  readonly url: string
  readonly mailbox: Mailbox
  /** Folder of the stored files. */
  readonly objects: string
  /** Seconds between two mails of one kind to an address; with 0 the limits by network are lifted, too. */
  readonly mailPause: number
  /** Handles broadcasts posted over HTTP. */
  readonly broadcast: Handler
}

/** Everything the backend serves over HTTP: the mailbox, and the library with our corrections around it. */
export function createRoutes(parts: RouteParts): Handler {
  const { app, connection, keys, mailbox, broadcast } = parts
  const storage = storageGateway((request) => app.fetch(request), parts)
  const library = withDataTokens(withRequestSlots(withAuth(storage, parts), connection, keys), keys)
  const api = withCors(async (request) =>
    new URL(request.url).pathname.startsWith(broadcastPath) ? broadcast(request) : library(request),
  )
  return async (request) => {
    const { hostname, pathname } = new URL(request.url)
    // A foreign host name that resolves to this machine means that a web page tries to read the mailbox.
    if (!isLoopbackHostname(hostname)) return new Response('Only local addresses are served', { status: 421 })
    return pathname === mailboxPath ? answerMailbox(request, mailbox) : api(request)
  }
}

/** The library's auth server, with what it lacks and stricter where it is too lenient. */
function withAuth(next: Handler, parts: RouteParts): Handler {
  const { connection, keys, url, mailPause } = parts
  const sessions = withSessionClaims(next, { connection, jwtSecret: keys.jwtSecret, url })
  const strict = withUnconfirmedAccounts(withHostedRules(sessions, parts), parts)
  const members = withSecondStep(withBans(withReadRequests(strict), connection, identifier(keys)), parts)
  const served = withAdminUsers(members, connection, keys)
  return mailPause > 0 ? withNetworkLimits(served) : served
}
