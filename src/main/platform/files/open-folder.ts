import { mkdirSync } from 'node:fs'
import { shell } from 'electron'
import type { Log } from '../../log.ts'

/** Shows a folder of the app in the system's file manager; it is made where nothing has been written yet. */
export function openFolder(folder: string, log: Log): void {
  mkdirSync(folder, { recursive: true })
  // Rejects never: what went wrong is its answer.
  void shell.openPath(folder).then((problem) => problem && log.warn(`the folder did not open: ${problem}`))
}
