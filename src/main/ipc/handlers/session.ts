import { createHash } from 'node:crypto'
import type { SessionEvents } from '#shared/ipc/contract/session.ts'
import type { ServerChoice } from '../../settings/server-choice.ts'
import type { SecretStore } from '../../platform/secrets/secret-store.ts'
import type { EventOutbox } from '../event-outbox.ts'
import type { DomainHandlers } from '../handlers.ts'

const SESSION = 'session'

type Server = Pick<ServerChoice, 'current'>

export interface SessionFollower {
  /** A session was read or stored: also called for each renewal. */
  readonly begun: () => void
  /** The session was removed, by the member or the server. */
  readonly ended: () => void
}

/** A session belongs to its server: another server neither reads nor changes it. */
export function sessionHandlers(
  secrets: SecretStore,
  server: Server,
  { begun, ended }: SessionFollower,
): DomainHandlers<'session'> {
  const own = (key: string) => ownKey(server, key)
  return {
    'session.get_value': async ({ key }) => {
      const stored = await secrets.get(own(key))
      if (key === SESSION && stored.outcome === 'value') begun()
      return stored
    },
    'session.set_value': async ({ key, value }) => {
      if (key === SESSION) begun()
      return { kept: await secrets.set(own(key), value) }
    },
    'session.remove_value': async ({ key }) => {
      if (key === SESSION) ended()
      await secrets.remove(own(key))
      return null
    },
  }
}

/** Asks the keychain for the session before the page does, since the keychain may answer before the page has loaded. */
export const expectSession = (secrets: SecretStore, server: Server): Promise<unknown> =>
  secrets.get(ownKey(server, SESSION))

/** Tells the page when the keychain answers or stores the session late. */
export function tellOfSession(server: Server, outbox: Pick<EventOutbox, 'send'>) {
  const tell = (event: keyof SessionEvents) => (key: string) => {
    if (key === ownKey(server, SESSION)) outbox.send(event, null)
  }
  return { answered: tell('session.available'), taken: tell('session.kept') }
}

const ownKey = (server: Server, key: string) => `${ownerOf(server.current()?.url)}/${key}`

/** A short id for the origin of a server, which may be too long for a keychain account. */
function ownerOf(url: string | undefined): string {
  const origin = url === undefined ? '' : new URL(url).origin
  return createHash('sha256').update(origin).digest('hex').slice(0, 16)
}
