import { accessSync, constants } from 'node:fs'
import path from 'node:path'

const USUAL_FOLDERS = ['/usr/bin']
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
/** The same engine without a desktop browser around it, which starts with two thirds of the work and shows no windows. */
const SHELL_NAMES = ['chromium-headless-shell', 'chrome-headless-shell']

const isExecutable = (file: string) => {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/**
 * The browser to use: `COSMIA_CHROMIUM`, else the first known name on PATH; the headless shell first where
 * `COSMIA_HOST_SHELL` is `1` and nobody wants to see windows. Throws with what to do about it.
 */
export function findChromium(
  env: NodeJS.ProcessEnv,
  usualFolders: readonly string[] = USUAL_FOLDERS,
): string {
  const chosen = env['COSMIA_CHROMIUM']
  if (chosen) {
    if (isExecutable(chosen)) return chosen
    throw new Error(`COSMIA_CHROMIUM is "${chosen}", which is not an executable file.`)
  }
  const takesShell = env['COSMIA_HOST_SHELL'] === '1' && env['COSMIA_HOST_HEADED'] !== '1'
  const shell = takesShell ? findHeadlessShell(env, usualFolders) : undefined
  const found = shell ?? findProgram(NAMES, env, usualFolders)
  if (found) return found
  throw new Error(
    `No Chromium found (looked for ${NAMES.join(', ')} on PATH). Install it, for example "apt-get install chromium", or name one in COSMIA_CHROMIUM.`,
  )
}

/** The headless shell, where the system has it. */
export const findHeadlessShell = (env: NodeJS.ProcessEnv, usualFolders: readonly string[] = USUAL_FOLDERS) =>
  findProgram(SHELL_NAMES, env, usualFolders)

const findProgram = (names: readonly string[], env: NodeJS.ProcessEnv, usualFolders: readonly string[]) => {
  const folders = [...(env['PATH'] ?? '').split(path.delimiter), ...usualFolders]
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name))).find(isExecutable)
}
