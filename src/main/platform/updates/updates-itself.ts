import { existsSync } from 'node:fs'
import path from 'node:path'

interface Installation {
  readonly isPackaged: boolean
  readonly platform: NodeJS.Platform
  /** Folder with the builder's resources. */
  readonly resources: string
  readonly environment: NodeJS.ProcessEnv
}

/**
 * Whether this copy of the app updates itself: if it is installed and was built with an update address. On Linux only
 * the AppImage does; package managers update deb and rpm.
 */
export function updatesItself({ isPackaged, platform, resources, environment }: Installation): boolean {
  if (!isPackaged || !existsSync(path.join(resources, 'app-update.yml'))) return false
  return platform !== 'linux' || Boolean(environment['APPIMAGE'])
}
