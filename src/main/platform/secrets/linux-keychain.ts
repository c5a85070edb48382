import { callBus } from '../session-bus.ts'
import { KeychainLockedError, type Keychain } from './keychain.ts'

interface Keytar {
  getPassword(service: string, account: string): Promise<string | null>
  setPassword(service: string, account: string, password: string): Promise<void>
  deletePassword(service: string, account: string): Promise<boolean>
  findCredentials(service: string): Promise<readonly unknown[]>
}

/** Nothing is stored under it, so a search for it reads and unlocks nothing. */
const UNUSED_SERVICE = 'cosmia-connection'

/** An entry that is written to make the system ask for the password, then removed. */
const UNLOCKING = ['cosmia-unlocking', 'none'] as const

const DEFAULT_KEYRING = '/org/freedesktop/secrets/aliases/default'

/**
 * Whether the default keyring is locked; `null` if unknown. Asks it to unlock: it answers that it is unlocked, or with
 * a prompt, which is never shown. Reading the `Locked` property instead crashes GNOME's daemon (42.1) when two programs
 * do it at once.
 */
async function isKeyringLocked(): Promise<boolean | null> {
  const answer = await callBus({
    destination: 'org.freedesktop.secrets',
    object: '/org/freedesktop/secrets',
    method: 'org.freedesktop.Secret.Service.Unlock',
    values: [`array:objpath:${DEFAULT_KEYRING}`],
  })
  if (answer === null) return null
  const prompt = /object path "([^"]*)"\s*$/.exec(answer)?.[1]
  if (prompt !== undefined && prompt !== '/') return true
  return answer.includes(`"${DEFAULT_KEYRING}"`) ? false : null
}

/**
 * keytar on Linux, made to reconnect to a restarted keyring daemon and to tell a locked keyring from an empty one.
 * libsecret has one connection for the whole run, and notices its end only in the GLib context that created it: for a
 * search that is the one Electron runs, for other calls one that nobody runs afterwards. So a search goes before each
 * call and creates the connection. A keyring that is locked, or whose prompt is cancelled, answers as if it were empty
 * and keeps what it is given; so after such an answer the lock is checked.
 */
export function linuxKeychain(keytar: Keytar, isLocked = isKeyringLocked): Keychain {
  const connect = () => keytar.findCredentials(UNUSED_SERVICE)
  const requireOpen = async () => {
    if (await isLocked()) throw new KeychainLockedError()
  }
  const setPassword: Keychain['setPassword'] = async (...entry) => {
    await connect()
    await keytar.setPassword(...entry)
    await requireOpen()
  }
  return {
    isLocked,
    setPassword,
    getPassword: async (...entry) => {
      await connect()
      const password = await keytar.getPassword(...entry)
      if (password === null) await requireOpen()
      return password
    },
    deletePassword: async (...entry) => {
      await connect()
      const isDeleted = await keytar.deletePassword(...entry)
      if (!isDeleted) await requireOpen()
      return isDeleted
    },
    unlock: async () => {
      if (!(await isLocked())) return
      await setPassword(...UNLOCKING, 'none')
      await keytar.deletePassword(...UNLOCKING)
    },
  }
}
