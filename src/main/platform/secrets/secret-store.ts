import type { StoredValue } from '#shared/bridge.ts'

/** Stores small secrets between starts. An interface, so that another keychain can replace keytar. */
export interface SecretStore {
  /** The value, that there is none, or that the keychain did not answer. Asks the keychain once. Never rejects. */
  get(key: string): Promise<StoredValue>
  /** Stores a value; `memory` means it is lost with the app unless the keychain answers before. Never rejects. */
  set(key: string, value: string): Promise<'keychain' | 'memory'>
  /**
   * Removes a value. While the keychain does not answer it is removed for this run, and from the keychain later. Never
   * rejects.
   */
  remove(key: string): Promise<void>
}
