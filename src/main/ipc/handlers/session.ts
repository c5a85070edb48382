import { createHash } from 'node:crypto'
import type { ServerChoice } from '../../settings/server-choice.ts'
import type { SecretStore } from '../../platform/secrets/secret-store.ts'
import type { DomainHandlers } from '../handlers.ts'

const SESSION = 'session'

type Server = Pick<ServerChoice, 'current'>

/**
 * The session belongs to its server: another one neither gets it nor changes it.
 * @param ended called when the member's session goes, by their wish or the server's
 */
export function sessionHandlers(
  secrets: SecretStore,
  server: Server,
  ended: () => void,
): DomainHandlers<'session'> {
  const own = (key: string) => ownKey(server, key)
  return {
    'session.get_value': ({ key }) => secrets.get(own(key)),
    'session.set_value': async ({ key, value }) => ({ kept: await secrets.set(own(key), value) }),
    'session.remove_value': async ({ key }) => {
      if (key === SESSION) ended()
      await secrets.remove(own(key))
      return null
    },
  }
}

/** Asks the keychain for the session before the page does, which takes longer to open than the keychain to answer. */
export const expectSession = (secrets: SecretStore, server: Server): Promise<string | null> =>
  secrets.get(ownKey(server, SESSION))

const ownKey = (server: Server, key: string) => `${ownerOf(server.current()?.url)}/${key}`

/** A short name for the origin of a server, which may itself be too long for a keychain's account. */
function ownerOf(url: string | undefined): string {
  const origin = url === undefined ? '' : new URL(url).origin
  return createHash('sha256').update(origin).digest('hex').slice(0, 16)
}
