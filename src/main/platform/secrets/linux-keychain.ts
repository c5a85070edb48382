import { callBus } from '../session-bus.ts'
import { KeychainLockedError, type Keychain } from './keychain.ts'

interface Keytar {
  getPassword(service: string, account: string): Promise<string | null>
  setPassword(service: string, account: string, password: string): Promise<void>
  deletePassword(service: string, account: string): Promise<boolean>
  findCredentials(service: string): Promise<readonly unknown[]>
}

/** Nothing is stored under it, so that a search reads and unlocks nothing. */
const UNUSED_SERVICE = 'cosmia-connection'

/** An entry that is written to have the member asked for their password, and removed at once. */
const UNLOCKING = ['cosmia-unlocking', 'none'] as const

const DEFAULT_KEYRING = '/org/freedesktop/secrets/aliases/default'

/**
 * Whether the keyring that new entries go to is locked, `null` where that is not known. It is asked to open: it answers that
 * it is, or with the prompt that would have to be shown, which nobody shows. Reading the property that says so as well ends
 * GNOME's daemon (42.1) when two programs do it at once.
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
 * keytar on Linux, such that it finds a keyring daemon that was started again, and takes no silence for an answer.
 *
 * libsecret has one connection for the whole run and hears of its end in the GLib context that it was made in: of a search
 * that is the one Electron runs, of other calls one that nobody runs after the call. So a search goes before each call, to
 * make the connection where there is none.
 *
 * A keyring that is locked, or whose member does not give its password, answers as one that has nothing and keeps what it
 * is given: whether it is open is asked after each such answer.
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
