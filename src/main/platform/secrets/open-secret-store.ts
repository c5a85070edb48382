import { createHash } from 'node:crypto'
import type { Log } from '../../log.ts'
import { ChunkedSecrets } from './chunked-secrets.ts'
import { KeychainEntries, type Keychain } from './keychain.ts'
import { KeychainSecretStore, type SecretStoreParts } from './keychain-secret-store.ts'

const SERVICE = 'cosmia'

export interface SecretStoreOptions extends Pick<SecretStoreParts, 'answered' | 'taken'> {
  /** Folder of the profile; profiles of one OS user share nothing. */
  readonly userData: string
  readonly log: Log
  readonly load: () => Promise<Keychain>
  /** Milliseconds that an answer of the keychain may take. */
  readonly timeoutMs: number
}

/** Opens the secrets of one profile in the OS keychain. */
export function openSecretStore(options: SecretStoreOptions): KeychainSecretStore {
  const { userData, log, load, timeoutMs, answered, taken } = options
  const recovered = () => void store.keychainAnswers()
  const entries = new KeychainEntries({ load, service: SERVICE, timeoutMs, recovered, log })
  const owner = createHash('sha256').update(userData).digest('hex').slice(0, 16)
  const stored = new ChunkedSecrets(entries, owner)
  const isLocked = () => entries.isLocked()
  const store = new KeychainSecretStore({ stored, isLocked, answered, taken, log })
  return store
}
