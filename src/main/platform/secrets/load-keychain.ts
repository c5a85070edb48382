import type { Keychain } from './keychain.ts'
import { linuxKeychain } from './linux-keychain.ts'

/** Loads keytar on first use: its `require` throws if libsecret is missing. */
export async function loadKeychain(): Promise<Keychain> {
  const { default: keytar } = await import('keytar')
  return process.platform === 'linux' ? linuxKeychain(keytar) : keytar
}
