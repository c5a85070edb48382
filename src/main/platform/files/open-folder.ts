import { mkdirSync } from 'node:fs'
import { shell } from 'electron'
import type { Log } from '../../log.ts'

/** Shows a folder of the app in the file manager of the system, creating it if necessary. */
export function openFolder(folder: string, log: Log): void {
  mkdirSync(folder, { recursive: true })
  // Never rejects: the result is an error message.
  void shell.openPath(folder).then((problem) => problem && log.warn(`the folder did not open: ${problem}`))
}
