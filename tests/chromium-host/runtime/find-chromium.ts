import { accessSync, constants } from 'node:fs'
import path from 'node:path'

const USUAL_FOLDERS = ['/usr/bin']
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

const isExecutable = (file: string) => {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** The browser to use: `COSMIA_CHROMIUM`, else the first known name on PATH. Throws with what to do about it. */
export function findChromium(
  env: NodeJS.ProcessEnv,
  usualFolders: readonly string[] = USUAL_FOLDERS,
): string {
  const chosen = env['COSMIA_CHROMIUM']
  if (chosen) {
    if (isExecutable(chosen)) return chosen
    throw new Error(`COSMIA_CHROMIUM is "${chosen}", which is not an executable file.`)
  }
  const folders = [...(env['PATH'] ?? '').split(path.delimiter), ...usualFolders]
  const found = NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name))).find(isExecutable)
  if (found) return found
  throw new Error(
    `No Chromium found (looked for ${NAMES.join(', ')} on PATH). Install it, for example "apt-get install chromium", or name one in COSMIA_CHROMIUM.`,
  )
}
