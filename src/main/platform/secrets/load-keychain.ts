import type { Keychain } from './keychain.ts'
import { linuxKeychain } from './linux-keychain.ts'

/** keytar, loaded when it is first needed: its `require` throws where libsecret is missing. */
export async function loadKeychain(): Promise<Keychain> {
  const { default: keytar } = await import('keytar')
  return process.platform === 'linux' ? linuxKeychain(keytar) : keytar
}
