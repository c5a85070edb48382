import { shell } from 'electron'
import { externalAddress } from '#shared/external-address.ts'

/** Opens an http, https or mailto address in the system's default app; rejects for any other. */
export async function openExternal(url: string): Promise<void> {
  const address = externalAddress(url)
  if (!address) throw new Error('only http, https and mailto open outside')
  await shell.openExternal(address)
}
