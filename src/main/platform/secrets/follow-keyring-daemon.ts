import type { Keychain } from './keychain.ts'

interface Keytar extends Keychain {
  findCredentials(service: string): Promise<readonly unknown[]>
}

/** Nothing is stored under it, so that a search reads and unlocks nothing. */
const UNUSED_SERVICE = 'cosmia-connection'

/**
 * keytar on Linux, such that it finds a keyring daemon that was started again. libsecret has one connection for the whole
 * run and hears of its end in the GLib context that it was made in: of a search that is the one Electron runs, of other
 * calls one that nobody runs after the call. So a search goes before each call, to make the connection where there is none.
 */
export function followKeyringDaemon(keytar: Keytar): Keychain {
  const connect = () => keytar.findCredentials(UNUSED_SERVICE)
  return {
    getPassword: (...entry) => connect().then(() => keytar.getPassword(...entry)),
    setPassword: (...entry) => connect().then(() => keytar.setPassword(...entry)),
    deletePassword: (...entry) => connect().then(() => keytar.deletePassword(...entry)),
  }
}
