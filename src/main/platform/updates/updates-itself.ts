import { existsSync } from 'node:fs'
import path from 'node:path'

interface Installation {
  readonly isPackaged: boolean
  readonly platform: NodeJS.Platform
  /** Folder of what the builder has put beside the program. */
  readonly resources: string
  readonly environment: NodeJS.ProcessEnv
}

/**
 * Whether this copy of the app looks for its own updates: one that was installed, whose builder has named a place for
 * them. On Linux that is the AppImage alone; what came as deb or rpm the system's package manager renews.
 */
export function updatesItself({ isPackaged, platform, resources, environment }: Installation): boolean {
  if (!isPackaged || !existsSync(path.join(resources, 'app-update.yml'))) return false
  return platform !== 'linux' || Boolean(environment['APPIMAGE'])
}
