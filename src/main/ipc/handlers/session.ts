import { createHash } from 'node:crypto'
import type { ServerChoice } from '../../settings/server-choice.ts'
import type { SecretStore } from '../../platform/secrets/secret-store.ts'
import type { DomainHandlers } from '../handlers.ts'

const SESSION = 'session'

/**
 * The session belongs to its server: another one neither gets it nor changes it.
 * @param ended called when the member's session goes, by their wish or the server's
 */
export function sessionHandlers(
  secrets: SecretStore,
  server: Pick<ServerChoice, 'current'>,
  ended: () => void,
): DomainHandlers<'session'> {
  const own = (key: string) => `${ownerOf(server.current()?.url)}/${key}`
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

/** A short name for the origin of a server, which may itself be too long for a keychain's account. */
function ownerOf(url: string | undefined): string {
  const origin = url === undefined ? '' : new URL(url).origin
  return createHash('sha256').update(origin).digest('hex').slice(0, 16)
}
