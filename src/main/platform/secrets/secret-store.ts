import type { StoredValue } from '#shared/bridge.ts'

/** Where a small secret is kept between starts. One interface in front, so another keychain can replace keytar. */
export interface SecretStore {
  /** The value, that there is none, or that the keychain has not said. Asks the keychain once. Never rejects. */
  get(key: string): Promise<StoredValue>
  /** Keeps a value; `memory` means it ends with the app unless the keychain answers before that. Never rejects. */
  set(key: string, value: string): Promise<'keychain' | 'memory'>
  /** Forgets a value. While the keychain does not answer it is forgotten for this run and removed later. Never rejects. */
  remove(key: string): Promise<void>
}
