import { createHash } from 'node:crypto'
import type { Log } from '../../log.ts'
import { ChunkedSecrets } from './chunked-secrets.ts'
import { KeychainEntries, type Keychain } from './keychain.ts'
import { KeychainSecretStore } from './keychain-secret-store.ts'

const SERVICE = 'cosmia'

export interface SecretStoreOptions {
  /** Folder of the profile; two profiles of one OS user share nothing. */
  readonly userData: string
  readonly log: Log
  readonly load: () => Promise<Keychain>
  /** Milliseconds an answer of the keychain may take. */
  readonly timeoutMs: number
}

/** The secrets of one profile in the OS keychain. */
export function openSecretStore({ userData, log, load, timeoutMs }: SecretStoreOptions): KeychainSecretStore {
  const entries = new KeychainEntries({ load, service: SERVICE, timeoutMs, log })
  const owner = createHash('sha256').update(userData).digest('hex').slice(0, 16)
  const store = new KeychainSecretStore(new ChunkedSecrets(entries, owner), log)
  entries.onRecovered(() => void store.retry())
  return store
}
